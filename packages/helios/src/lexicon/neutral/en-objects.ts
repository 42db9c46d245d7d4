/** Things, places and people of every day. They belong to no task, and a sentence about them to no danger. */
export const EN_NEUTRAL_OBJECTS = `
  bread pasta rice soup salad cheese cake cookie biscuit croissant toast butter jam honey egg apple grape lemon orange
  banana tomato potato onion garlic bean noodle pizza sandwich chocolate sugar salt pepper spice wine beer juice milk tea
  coffee latte espresso cappuccino mocha cocoa water soda lemonade smoothie whisky brunch breakfast lunch dinner supper
  snack dessert pie muffin bagel waffle pancake cereal oat oats porridge yoghurt yogurt cream sauce ketchup mustard
  vinegar olive cucumber carrot lettuce cabbage spinach mushroom pumpkin berry strawberry blueberry cherry peach pear plum
  mango melon pineapple coconut nut almond walnut peanut chicken beef pork lamb bacon ham sausage burger steak curry taco
  burrito sushi ramen stew roast gravy dumpling leftover takeaway takeout delivery grocery groceries supermarket
  kettle pan pot oven stove fridge freezer microwave toaster blender dish plate bowl spoon fork knife cup mug glass jar
  tin bottle basket bucket tray napkin sponge bin trash rubbish sink tap towel blanket duvet curtain carpet rug lamp
  shelf shelves drawer cupboard wardrobe mirror clock vase candle soap shampoo brush comb button bead thread yarn wool
  cotton silk leather cloth fabric ribbon needle pin zip sock shoe boot slipper sandal shirt skirt dress coat jacket hat
  cap scarf glove jeans hoodie sweater jumper pyjama pajama trouser pants shorts suit tie belt bag backpack purse wallet
  umbrella watch ring necklace earring
  sofa couch armchair chair stool bench table desk bed mattress pillow cushion hammock wall floor ceiling window door
  gate fence garden yard balcony veranda porch terrace patio attic cellar basement garage hallway corridor staircase
  stair bathroom bedroom kitchen hall studio workshop shed greenhouse lounge lobby
  sun sunny rain rainy raining snow snowy frost wind windy storm cloud cloudy sky moon star weather fog foggy drizzle
  spring summer autumn fall winter river lake sea ocean beach coast island forest wood mountain hill valley field meadow
  park tree leaf leaves flower rose tulip grass bush seed soil pond creek
  bird cat kitten dog puppy fish horse cow sheep goat pig hen duck goose bee butterfly elephant lion tiger bear fox
  rabbit mouse hamster parrot turtle dinosaur dragon
  shop store mall warehouse office bank insurer museum gallery theatre theater church temple castle lighthouse tower farm
  village town city suburb neighbourhood neighborhood square harbour seaside street avenue corner canteen cafe pub bar
  restaurant bakery kiosk stall fair festival concert party wedding birthday anniversary christmas easter halloween
  holiday vacation trip tour journey hotel hostel airport station platform library campus dorm dormitory cafeteria gym
  post postcard parcel package envelope stamp letterbox mailbox
  mother father mum mom dad gran parent family sister brother aunt uncle wife husband spouse fiance girlfriend boyfriend
  friend mate buddy pal neighbour neighbor landlord tenant roommates housemate colleague coworker manager boss lead ceo
  cto cfo director chair founder investor client customer supplier vendor partner recruiter hr intern trainee volunteer
  guest host visitor tourist member audience crowd folk folks guy guys gang crew squad staff
  professor minister mayor president king queen prince princess baker farmer painter singer actor actress musician band
  choir poet chef cook waiter waitress barista plumber electrician builder carpenter lawyer solicitor accountant designer
  editor journalist secretary assistant engineer buyer seller owner soldier detective hero heroine villain wizard witch
  pirate knight ghost robot alien vampire werewolf monster
  price cost fee rent salary wage bonus cash coin money budget gas oil copper steel stone plastic metal gold silver euro
  dollar pound yen rupee percent figure export import order cart shipment sample version level edge layer edition draft
  copy print shot frame round match cup league season volume column row item entry comment recipe roadmap mascot waypoint
  sheet page pages paper folder binder stapler pen pencil marker highlighter crayon notebook notepad whiteboard sticky
  calendar planner diary agenda list box boxes shoebox pile heap stack bunch batch pack set kit pair
  phone smartphone tablet laptop computer pc monitor keyboard mouse headphone headset earphone earbud earplug speaker mic
  microphone camera cam webcam printer scanner charger cable battery router wifi usb disk thumbdrive thermostat sensor
  drone widget gadget device remote console controller playstation xbox nintendo switch
  iphone ipad macbook mac windows linux android samsung galaxy pixel google apple amazon microsoft meta facebook instagram
  tiktok youtube twitter reddit whatsapp telegram signal discord slack teams zoom meet skype netflix spotify kindle audible
  excel word outlook gmail chrome safari firefox notion trello asana jira confluence figma canva photoshop illustrator
  lightroom blender premiere resolve ableton logic garageband obsidian evernote dropbox onedrive sharepoint salesforce
  hubspot shopify wordpress github docker aws azure stripe paypal vercel supabase
  link url tab window popup menu icon button field form column chart graph map photo picture video clip audio track
  playlist song album podcast channel stream episode series show movie film trailer cartoon anime manga novel book magazine
  newspaper article blog post tweet thread story message text chat mail email inbox reply call voicemail notification
  username password login account profile page site website app tool file document doc pdf spreadsheet slide deck
  backup folder database server cloud number numbers digit letter word sentence line paragraph heading title caption
  language english spanish german french portuguese italian dutch russian chinese mandarin japanese korean hindi arabic
  latin greek europe america africa asia australia london paris berlin madrid lisbon tokyo beijing delhi york
`;

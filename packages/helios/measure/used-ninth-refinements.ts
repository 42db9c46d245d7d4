/**
 * Changes asked for in idioms, to find what the lists did not know yet. Three that tell a symptom or an emergency are
 * out: those are asked about.
 */
export const USED_NINTH_REFINEMENTS = `
    en | 14 0.45 210 | center down | chill, dude
    en | 14 0.45 210 | center down | this has me on edge, can we settle it
    en | 14 0.45 210 | center down | whoa, slow your horses
    en | 14 0.45 210 | center down small | maybe just a smidgen less frantic?
    en | 14 0.45 210 | center down | feels like I've had four coffees
    en | 14 0.45 210 | center down | it's a bit of a hamster wheel, make it more like floating
    en | 14 0.45 210 | center down | I'd rather it was sleepier
    en | 14 0.45 210 | center down | less disco, more lullaby
    en | 9 0.45 210 | center down | deeper please, I want to sink right in
    en | 9 0.45 210 | center down | keep going down
    en | 9 0.45 210 | center down | not relaxed enough yet
    en | 9 0.45 210 | center down | still too much going on upstairs, quieter in there please
    en | 12 0.45 210 | center down small | dial the energy back by a hair
    en | 7 0.45 210 | center up | zzzz. more get-up-and-go
    en | 7 0.45 210 | center up | I'm turning into a puddle, sharpen me up
    en | 7 0.45 210 | center up | too dreamy for what I'm doing
    en | 7 0.45 210 | center up small | a smidge perkier
    en | 7 0.45 210 | center up | can it be more awake?
    en | 7 0.45 210 | center up | put a bit more life into it
    en | 7 0.45 210 | center up | it's like watching grass grow
    en | 7 0.45 210 | center up | need a bit more zip from this
    en | 7 0.45 210 | center up | needs to be snappier, I keep losing the thread
    en | 7 0.45 210 | center up | that's too floaty
    en | 7 0.45 210 | center up | get a wriggle on
    en | 12 0.3 210 | strength up | come on, make it count
    en | 12 0.3 210 | strength up | I'd like to actually see it
    en | 12 0.3 210 | strength up | it's so weak it might as well be off
    en | 12 0.3 210 | strength up | give it some guts
    en | 12 0.3 210 | strength up | a touch more presence wouldn't hurt
    en | 12 0.3 210 | strength up | turn the wick up
    en | 12 0.3 210 | strength up | pathetic, is that all you've got
    en | 12 0.3 210 | strength up | too shy, be bolder
    en | 12 0.3 210 | strength up | it disappears when my lamp is on, stronger
    en | 12 0.7 210 | strength down | that's a bit shouty
    en | 12 0.7 210 | strength down | let it fade more into the background
    en | 12 0.7 210 | strength down | easy on the glow
    en | 12 0.7 210 | strength down | it's like having a torch shone at me, less
    en | 12 0.7 210 | strength down | it's stealing my attention from the page
    en | 12 0.7 210 | strength down | I want to forget it's there
    en | 12 0.7 210 | strength down | quarter of that brightness would do
    en | 12 0.7 210 | strength down | make it barely there
    en | 12 0.7 210 | strength down | reel it in
    en | 12 0.7 210 | strength down small | take a smidge off the brightness
    en | 12 0.45 210 | hue green | something more like moss
    en | 12 0.45 210 | hue orange | can you do a papaya sort of colour
    en | 12 0.45 210 | hue purple | what about heather
    en | 12 0.45 210 | hue pink | I'm in a flamingo mood
    en | 12 0.45 210 | hue yellow | buttercup yellow would cheer me up
    en | 12 0.45 210 | hue warm | it's freezing in here colour-wise, warm it up
    en | 12 0.45 210 | hue warm | like a pub fireplace
    en | 12 0.45 35 | hue blue | I miss the blue
    en | 12 0.45 35 | hue cool | bit too much like a sauna, cool it off
    en | 12 0.45 35 | hue teal | a Caribbean lagoon would be lovely
    en | 12 0.45 220 | hue away_blue | anything but this blue
    en | 12 0.45 220 | hue away_blue | ditch the navy
    en | 12 0.45 220 | hue away_blue | the blue's giving me the creeps, change it
    en | 12 0.45 5 | hue away_red | tone the red right out
    en | 12 0.45 210 | none | that's the sweet spot
    en | 12 0.45 210 | none | nah leave it, I was wrong
    en | 12 0.45 210 | none | oh that's lovely, don't move
    en | 12 0.45 210 | none | yes! exactly like that
    en | 12 0.45 210 | none | brill, ta
    en | 12 0.45 210 | none | I wouldn't change a thing
    en | 12 0.45 210 | none | good as gold
    en | 12 0.45 210 | none | we're cooking now, hold it
    es | 12 0.45 210 | center down | oye, más relajadito
    es | 12 0.45 210 | center up | qué muermo, dale caña
    es | 12 0.3 210 | strength up | échale más ganas, no se ve
    es | 12 0.7 210 | strength down | uf, cuánta luz, bájala
    es | 12 0.45 210 | hue warm | algo más calentito de color
    es | 12 0.45 210 | none | ahí, ahí, quieto
    de | 12 0.45 210 | center down | bisschen weniger Gas bitte
    de | 12 0.45 210 | center up | das ist mir zu lasch, mehr Tempo
    de | 12 0.3 210 | strength up | kräftiger, ich seh's kaum
    de | 12 0.7 210 | strength down | boah, viel zu grell
    de | 12 0.45 210 | hue orange | mach's mandarinenfarben
    de | 12 0.45 210 | none | jo, so bleibt's
    fr | 12 0.45 210 | center up | c'est mou du genou
    fr | 12 0.3 210 | strength up | un peu plus de patate niveau lumière
    fr | 12 0.7 210 | strength down | ça tape trop, baisse d'un ton
    fr | 12 0.45 210 | hue pink | couleur barbe à papa
    fr | 12 0.45 210 | none | c'est bon, on bouge plus
    pt | 12 0.45 210 | center down | calma aí, tá correndo muito
    pt | 12 0.45 210 | center up | tá muito paradão, bora animar
    pt | 12 0.3 210 | strength up | cadê a luz? põe mais
    pt | 12 0.7 210 | strength down | menos, tá ardido
    pt | 12 0.45 210 | hue green | um verdinho de mato
    pt | 12 0.45 210 | none | show, não mexe
    zh | 12 0.45 210 | center down | 太快了跟不上
    zh | 7 0.45 210 | center up | 太催眠了
    zh | 12 0.3 210 | strength up | 存在感太低了
    zh | 12 0.7 210 | strength down | 收敛一点
    zh | 12 0.45 210 | hue pink | 想要樱花粉
    zh | 12 0.45 210 | none | 嗯,这样刚好
    ja | 12 0.45 210 | center down | もうちょいゆるめで
    ja | 7 0.45 210 | center up | もう少しキビキビした感じで
    ja | 12 0.3 210 | strength up | もっとガツンと来てほしい
    ja | 12 0.7 210 | strength down | もう少し控えめがいいな
    ja | 12 0.45 210 | hue pink | 桜っぽい色で
    ja | 12 0.45 210 | none | うん、これでお願い
    hi | 12 0.45 210 | center down | इतनी जल्दी क्या है, धीरे
    hi | 7 0.45 210 | center up | थोड़ा जोश लाओ इसमें
    hi | 12 0.3 210 | strength up | और चमकाओ
    hi | 12 0.7 210 | strength down | आँखों को थोड़ा आराम दो, कम करो
    hi | 12 0.45 210 | hue yellow | सरसों जैसा पीला
    hi | 12 0.45 210 | none | हाँ बस यही, चलने दो
    en | 12 0.45 210 | center down | it's all a bit breakneck, isn't it
    en | 12 0.45 210 | center down | can you lull me a bit more
    en | 12 0.45 210 | center down | soothe it out
    en | 12 0.45 210 | center down small | a gnat's whisker slower
    en | 12 0.45 210 | center down | I need this one to be lazier, like a Sunday
    en | 12 0.45 210 | center down | too peppy for bedtime
    en | 12 0.45 210 | center down | drop it down into something really slow
    en | 12 0.45 210 | center down | let's bring the heart rate of this thing down
    en | 12 0.45 210 | center down | stop hurrying me along
    en | 12 0.45 210 | center down | I feel rattled, smooth it out
    en | 8 0.45 210 | center up | could you crank the tempo a wee bit
    en | 8 0.45 210 | center up | more beats per minute
    en | 8 0.45 210 | center up | I'm getting dozy on this
    en | 8 0.45 210 | center up | bit of a snoozer, up the energy
    en | 8 0.45 210 | center up | wakey wakey, quicker
    en | 8 0.45 210 | center up small | nudge me up one notch
    en | 8 0.45 210 | center up | it's too gentle a rhythm, I need urgency
    en | 8 0.45 210 | center up | make it buzz more
    en | 8 0.45 210 | center up | more like a brisk walk
    en | 8 0.45 210 | center up | I'm slumping in my chair, do something
    en | 12 0.3 210 | strength up | louder for my eyes
    en | 12 0.3 210 | strength up | can't really see the difference, push it
    en | 12 0.3 210 | strength up | add some depth to the glow
    en | 12 0.3 210 | strength up | it's a bit limp visually, more contrast
    en | 12 0.3 210 | strength up | hit me with more of it
    en | 12 0.3 210 | strength up | I'm straining to notice it
    en | 12 0.3 210 | strength up | double it
    en | 12 0.3 210 | strength up small | ever so slightly brighter
    en | 12 0.7 210 | strength down | woah, that's punchy. halve it
    en | 12 0.7 210 | strength down | it's way overcooked
    en | 12 0.7 210 | strength down | could it be more of a shimmer
    en | 12 0.7 210 | strength down | dim the whole thing
    en | 12 0.7 210 | strength down | that's too much for this dark room
    en | 12 0.7 210 | strength down | I don't want it to be the star of the show
    en | 12 0.7 210 | strength down | make it more see-through
    en | 12 0.7 210 | strength down | calm the brightness
    en | 12 0.45 210 | hue green | can I get a bit of rainforest
    en | 12 0.45 210 | hue purple | grape soda please
    en | 12 0.45 210 | hue orange | sort of a Halloween orange
    en | 12 0.45 210 | hue warm | more like a cabin with a stove going
    en | 12 0.45 210 | hue pink | blush, maybe? like rosé
    en | 12 0.45 210 | hue yellow | lemon sherbet
    en | 12 0.45 30 | hue blue | the sea on a sunny day
    en | 12 0.45 30 | hue cool | less yellowy, more Nordic
    en | 12 0.45 210 | hue away_blue | blue again? no thanks
    en | 12 0.45 210 | none | keep doing what you're doing
    en | 12 0.45 210 | none | perfect, cheers
    en | 12 0.45 210 | none | all good here
    en | 12 0.45 210 | none | no need to change anything
    en | 12 0.45 210 | none | mmm this is nice, stay
    en | 12 0.45 210 | none | actually it's fine how it is
    es | 12 0.45 210 | center down | dale más suave al ritmo
    es | 12 0.45 210 | center up | me aburro, más movimiento
    es | 12 0.3 210 | strength up | que se vea bien, hombre
    es | 12 0.45 210 | hue purple | un tono uva
    de | 12 0.45 210 | center down | bitte etwas entspannter
    de | 12 0.45 210 | center up | ich werd müde dabei
    de | 12 0.7 210 | strength down | das knallt mir zu sehr
    de | 12 0.45 210 | hue green | eher so tannengrün
    fr | 12 0.45 210 | center up | ça ronronne, réveille un peu le truc
    fr | 12 0.7 210 | strength down | moins flashy
    fr | 12 0.45 210 | hue warm | une lumière de bougie
    pt | 12 0.45 210 | center down | baixa a rotação
    pt | 12 0.3 210 | strength up | tá muito apagadinho
    pt | 12 0.45 210 | hue blue | cor de céu
    zh | 12 0.45 210 | center down | 节奏舒缓一些
    zh | 12 0.3 210 | strength up | 再给力点
    zh | 12 0.45 210 | hue green | 换成森林的感觉
    ja | 12 0.45 210 | center down | 少し急ぎすぎかも
    ja | 12 0.3 210 | strength up | 光が弱いかな
    ja | 12 0.45 210 | hue warm | ろうそくみたいな色にして
    hi | 12 0.45 210 | center down | थोड़ा सुकून वाला
    hi | 12 0.3 210 | strength up | बहुत फीका है
    hi | 12 0.45 210 | hue blue | समंदर वाला रंग
    en | 12 0.45 210 | center down | it's got me all keyed up, bring it down a gear
    en | 12 0.45 210 | center down | mellower, I'm not running a race
    en | 12 0.45 210 | center down | I want to drift a bit more
    en | 12 0.45 210 | center down small | just a smidge less busy please
    en | 12 0.45 210 | center down | feels like it's in a hurry
    en | 12 0.45 210 | center down | ease me in a bit deeper
    en | 12 0.45 210 | center down | too much of a buzz
    en | 12 0.45 210 | center down | it's jangling my nerves
    en | 8 0.45 210 | center up | it's making me sleepy
    en | 8 0.45 210 | center up | I'm losing steam, kick things up
    en | 8 0.45 210 | center up | I need to be sharper than this
    en | 8 0.45 210 | center up | not doing much to wake me
    en | 8 0.45 210 | center up | a little less snoozy
    en | 8 0.45 210 | center up | more spring in its step
    en | 8 0.45 210 | center up | too zen
    en | 12 0.3 210 | strength up | can't tell it's running
    en | 12 0.3 210 | strength up | it's kind of weak sauce
    en | 12 0.3 210 | strength up | make yourself known
    en | 12 0.3 210 | strength up | needs a bit more meat on its bones
    en | 12 0.3 210 | strength up | hardly registers, whack it up
    en | 12 0.3 210 | strength up | I'd like it to jump out at me more
    en | 12 0.7 210 | strength down | it's a bit strong
    en | 12 0.7 210 | strength down | less of a light show
    en | 12 0.7 210 | strength down | I can't hear myself think over that glow, turn it down
    en | 12 0.7 210 | strength down | dimmer, like a night light
    en | 12 0.7 210 | strength down | tone down the razzle dazzle
    en | 12 0.7 210 | strength down | take the brightness down a peg
    en | 12 0.7 210 | strength down | it's hogging the screen
    en | 12 0.45 210 | hue purple | a nice plum would be good
    en | 12 0.45 210 | hue green | olive tones
    en | 12 0.45 210 | hue warm | more cosy, less office
    en | 12 0.45 210 | hue orange | go full satsuma
    en | 12 0.45 210 | hue pink | rose-tinted please
    en | 12 0.45 35 | hue cool | chillier colour
    en | 12 0.45 210 | hue yellow | give me sunshine
    en | 12 0.45 220 | hue away_blue | I'm over the blue
    en | 12 0.45 5 | hue away_red | not a fan of the red
    en | 12 0.45 210 | none | yeah that's bang on, leave it be
    en | 12 0.45 210 | none | right, that'll do nicely
    en | 12 0.45 210 | none | no complaints, carry on
    en | 12 0.45 210 | none | stop there, that's it
    es | 12 0.45 210 | center down | bájale dos rayitas a la intensidad del ritmo
    es | 8 0.45 210 | center up | me estoy apagando, espabila esto
    es | 12 0.7 210 | strength down | se me mete por los ojos, más bajito
    de | 8 0.45 210 | center up | bisschen mehr Pepp
    de | 12 0.7 210 | strength down | zu dolle, mach mal halblang
    fr | 12 0.45 210 | center down | on se calme, plus zen
    fr | 12 0.3 210 | strength up | c'est un peu timide, pousse
    pt | 12 0.45 210 | center down | desacelera um cadinho
    pt | 12 0.7 210 | strength down | tá me incomodando esse brilho
    zh | 12 0.7 210 | strength down | 有点晃眼
    zh | 8 0.45 210 | center up | 来点精神
    ja | 8 0.45 210 | center up | 眠くなってきたのでテンポアップ
    ja | 12 0.45 210 | none | いい塩梅です
    hi | 8 0.45 210 | center up | सुस्ती आ रही है, तेज करो
    hi | 12 0.7 210 | strength down | थोड़ी मद्धम कर दो`;

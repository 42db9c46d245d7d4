import type { IdiomWords } from './idioms-en.ts';

/** Colours by what has them, in English. */
export const EN_COLOUR_THINGS: IdiomWords = {
  moreHues: {
    red: `
      ruby, cherry, cherry red, tomato, brick red, post box, pillar box, ketchup, poppy, crimson, maroon, burgundy,
      vermilion, cardinal, claret, rouge`,
    orange: `
      tangerine, mandarin, satsuma, clementine, orange juice, kumquat, peach, apricot, cantaloupe, pumpkin, carrot,
      sweet potato, butternut, turmeric latte, marigold,
      nasturtium, tiger lily, terracotta, adobe, burnt sienna, sienna, ochre orange, copper coloured, coppery, bronze,
      rusty, monarch butterfly, goldfish, clownfish,
      basketball, traffic cone, aperol, spritz, irn bru, fanta, cheddar, persimmon, papaya, guava, koi, flame, flamey,
      burnt orange, orangish`,
    yellow: `
      lemon, lemonade, banana, custard, mustard, saffron, turmeric, daffodil, buttercup, sunflower, dandelion,
      primrose, canary, chick, bumblebee, taxi, corn coloured, maize,
      pineapple, egg yolk, yolk, mellow yellow, sunshine, sunny, sunbeam, citrine, topaz, mimosa, champagne,
      limoncello, buttery, blonde, straw coloured, yellowy, citrus, citrusy`,
    green: `
      mint, peppermint, spearmint, sage, basil, olive, avocado, pistachio, kiwi, lime, limey, apple green,
      granny smith, pear, cucumber, pea, pea green, asparagus, broccoli, kale, spinach, matcha,
      absinthe, chartreuse, emerald, jade, malachite, peridot, moss, mossy, fern, ivy, clover, shamrock,
      four leaf clover, eucalyptus, bamboo, pine, pine tree, fir, evergreen, juniper, cypress, cactus,
      forest, foresty, woodland, woods, rainforest, jungle, meadow, pasture, grass, grassy, lawn, leaf, leafy,
      foliage, countryside, spring like, frog, gecko, crocodile, racing green, british racing green, khaki, seaweed,
      nature colours, nature colors, celery, verdant, greeny`,
    cyan: `
      teal, turquoise, aqua, aquamarine, cyan, seafoam, sea foam, lagoon, tropical sea, tropical water, turquoise sea,
      maldives, bahamas, caribbean sea, swimming pool, pool water, robin egg, robins egg, duck egg, tiffany,
      verdigris, peacock, kingfisher, mermaid, petrol blue, greeny blue, bluey green, blue green, blue green mix,
      blueish green, bluish green, glacier lake, arctic lagoon, spearmint blue, opal, mint blue`,
    blue: `
      navy, cobalt, sapphire, azure, cerulean, lapis, lapis lazuli, denim, jeans, indigo, cornflower, forget me not,
      bluebell, hyacinth blue, blueberry, blueberries, smurf, whale, dolphin, ocean, oceanic, sea, seaside,
      deep water, underwater, deep ocean, lake, sky, skies, clear sky, summer sky, blue sky, open sky, midnight blue,
      inky, royal blue, electric blue, baby blue, powder blue, steel blue, police blue, bluey`,
    violet: `
      lavender, lilac, violets, violet, wisteria, heather, hyacinth, crocus, iris, orchid, pansy, foxglove, aubergine,
      eggplant, plum, plummy, prune, grape, grapes, blackcurrant, blackberry, blackberries, mulberry, fig, beetroot,
      acai, ube, taro, red cabbage, amethyst, tanzanite, royal purple, imperial purple, ultraviolet, cadbury, thistle,
      mauve, periwinkle, purpley, grimace, twilight, galaxy, nebula`,
    magenta: `
      pink, rose, roses, rosy, rose gold, rosewater, rose quartz, blush, fuchsia, magenta, hot pink, bubblegum,
      bubble gum, candyfloss, candy floss, cotton candy, flamingo, peony, peonies, carnation, hibiscus, bougainvillea,
      cherry blossom, blossom, sakura, azalea, strawberry, strawberries, strawberry milk, raspberry, raspberries,
      watermelon, dragonfruit, dragon fruit, pink grapefruit, rhubarb, lychee, barbie, lipstick, ballet slipper, tutu,
      piglet, prawn, shrimp, cerise, millennial pink, pinky`,
    warm: `
      honey, honey coloured, honey colored, maple syrup, syrup, caramel, toffee, butterscotch, fudge, cinnamon,
      nutmeg, ginger, gingerbread, cognac, whisky, whiskey, bourbon, rum, brandy, amber, amber ale, beer, cider, mead,
      chai, tea coloured, toast, toasted, biscuit, candle, candles, candlelight, candlelit, tealight, lantern,
      lanterns, oil lamp, lamplight, lava lamp, salt lamp, himalayan salt, fireplace, fireside, hearth, log fire,
      campfire, bonfire, embers, glowing embers, coals, flames, sunset, sundown, sunrise, dawn, golden hour,
      late afternoon sun, afternoon sun, afternoon light, evening sun, evening light, low sun, indian summer, harvest,
      autumn, autumnal, autumn leaves, fall leaves, fall colours, fall colors, desert, sahara, dune, dunes, sandstone,
      savanna, savannah, gold, golden, gilded, brass, brassy, old bulb, filament bulb, edison bulb, incandescent,
      tungsten, hygge, snug, cosy, cozy, warmth, warm tones, earth tones, earthy, pub lighting, living room`,
    cool: `
      icy, ice, icicle, iceberg, glacier, glacial blue, frost, frosty, frozen, snow, snowy, snowflake, arctic,
      antarctic, nordic, scandinavian, winter, wintry, winter morning, moonlight, moonlit, moonbeam, moon, silver,
      silvery, chrome, steel, pewter, platinum, mercury, stainless, crisp, chilly, nippy, cold, colder, coolness,
      cool tones, cold tones, fresh air, mountain air, daylight, overcast, misty morning, menthol, toothpaste`,
  },
};

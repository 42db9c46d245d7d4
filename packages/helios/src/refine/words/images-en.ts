import type { IdiomWords } from './idioms-en.ts';

/**
 * What a pace, a force or a colour is like. A likeness is a wish ("bring it to a stroll") unless it is what the light is
 * already like ("feels like a sewing machine"), which asks for less of it.
 */
export const EN_IMAGES: IdiomWords = {
  faster: `
    gallop, canter, hummingbird, woodpecker, machine gun, sewing machine, jackhammer,
    pneumatic drill, typewriter, drum solo, drum roll, techno, drum and bass, espresso, double espresso, red bull,
    energy drink, less caffeine, cheetah, greyhound, whippet, racehorse, express train, rapids`,
  slower: `
    to a stroll, like a stroll, a stroll please, stroll instead, an amble, to a saunter, to a crawl, snail, sloth, tortoise, turtle, glacier pace, like a waltz, adagio,
    chamomile, camomile, decaf, molasses pace, driftwood, drifting cloud, slow river, lapping waves, sunday drive pace,
    like a hammock, like a rocking chair, back to earth, down to earth, back down to earth, heartbeat at rest`,
  stronger: `
    lighthouse, searchlight, stadium, neon sign, waterfall, full sun, espresso strength, brass band, thunder, bolder brush`,
  softer: `
    whisper, misty, haze, hazy, feather, velvet, silk, cotton wool, gauze, firefly, fireflies, nightlight,
    night light, melt into, melt away, dissolve, like a watercolour, breath of it`,
  tooLively: `
    too much coffee, too much espresso, too much caffeine, too much sugar, im wired, a bit wired, bit wired, im buzzing,
    im on edge, had too much coffee, on a sugar high, making me fidgety, revving me, winding me`,
  tooDull: `
    is lulling me, lulls, lulling, rocking me to sleep, sending me under, im sinking, like a lullaby, like wet cement,
    like porridge, like cold porridge, half dead, no pep`,
  livelier: `
    some pep, more pep, a bit of pep, bit of pep, pep it up, some zip, some zing, some fizz, some spark, some oomph in the pace,
    some ginger, more ginger, some spice, more spice, more pepper, more sparkle in the pace`,
  calmer: `come down a bit, bring me back, bring me back down, take the heat out`,
  opposite: `
    feels like, feel like, it is like, its like, this is like, looks like, look like, sounds like, reminds me of, too much, too much of a,
    as if it were, not so, no more of this, not`,
  small: `a hair, hair, a sliver, a pinch, a dash, a whisker, half a notch, a smidgeon, a tiny bit, one notch, ever so slightly`,
  moreHues: {
    orange: `nectarine, satsuma, cantaloupe, paprika, clay, brick, fox`,
    yellow: `custard, corn, pineapple, egg yolk, sunflowers`,
    green: `kiwi, cucumber, pea, spinach, lawn, willow, bamboo, leaf, leafy`,
    cyan: `aquarium, swimming baths`,
    blue: `ocean y, oceany, ocean, ocean like, denim, bluebell, ink, inky`,
    violet: `beetroot, fig, blackcurrant, mulberry`,
    magenta: `strawberry, lipstick, rhubarb, cotton candy, candyfloss`,
    warm: `
      maple, bourbon, chai, gingerbread, brandy, log fire, woodfire, hay, late sun,
      last light, harvest moon, oil lamp, bedside lamp`,
    cool: `
      operating theatre, operating theater, operating room, hospital corridor, like a hospital, morgue,
      freezer, snowy, chrome, office lighting, like a supermarket, like a dentist, igloo`,
  },
};

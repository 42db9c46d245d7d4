import type { HueWish } from '../refine-words.ts';
import type { WiderWords } from './wider.ts';

export type IdiomWords = WiderWords & { readonly moreHues?: Readonly<Partial<Record<HueWish, string>>> };

/** Idioms of pace, force and tint in English. */
export const EN_IDIOMS: IdiomWords = {
  faster: `
      pep up the pace, more beats, sprint it, brisk it up, perk up the tempo, crank the rate, notch up the pace,
      a beat faster, few more hz, couple more hz, add a few hz, bump the hz, bump the tempo, bump the speed,
      raise the rate, raise the frequency, raise the speed, speed please, needs to move, plodding`,
  slower: `
      feels rushed, feels hurried, hurries me, longer pauses, more space between, take the edge off the pace,
      take your time, take its time, fewer hz, few less hz, drop a few hz, lower the tempo, lower the rate,
      lower the speed, lower the frequency, breathing pace, let it drift, let it float, ease into it, too quick for me`,
  stronger: `
      beefed up, more bite, more kick to the light, more muscle, more heft, heftier, full strength, more weight,
      give it weight, make it count, louder light, pump the light, lift the light, raise the brightness,
      raise the intensity, raise the strength, more saturation, sharper contrast, more edge, zoom it up`,
  softer: `
      take the edge off, softly softly, tone the light, tone the colour, tone the color, hush, mute it,
      mute the light, dial the light, lower the brightness, lower the intensity, lower the strength,
      turn the light down, less saturation, watered down, water it down, dilute, feather it, mellow it out,
      whisper of it, hint of it, only a hint, just a hint, a trace of it, candle strength, knock some off,
      shave a bit off, dimmer switch, gauzy`,
  tooStrong: `
      it is a lot, its a lot, rather a lot, overbearing, domineering, bossy, attention seeking, draws my eye,
      draws the eye, pulls my eye, catches my eye, steals my attention, competing with, fighting with my text,
      in the way of, bleeding over`,
  tooWeak: `
      barely a whisper, might as well be off, same as off, looks off, no effect, no difference, see no difference,
      hardly shows, barely shows, doesnt show, cant make out, ghost of, lost in the glare`,
  livelier: `perk it up, more lively, jazz it up, spice it up, more pizzazz, some zest, more zest, more vim`,
  calmer: `more zen, zen it, more mellow, mellow out, more chill, chill it, chill it out, more soothing, soothe it`,
  tooLively: `makes me jittery, jittery, too wired, too intense for me, frantic`,
  tooDull: `
      making me nod, makes me nod, nodding off, putting me to sleep, lulling me, lulls me, yawning at, makes me yawn`,
  keep: `
      dont touch, hands off, spot on, bang on, on the money, sweet spot, hold it there, hold there, stay there,
      freeze it here`,
  moreHues: {
    orange: `tangerine, apricot, peach, peachy, terracotta, coral`,
    yellow: `lemony, mustard, canary, buttery, sunflower`,
    green: `sage, mint, minty, olive, moss, mossy, emerald, jade, fern, grassy, leafy, lime`,
    cyan: `seafoam, lagoon, sea green, duck egg, teal, aqua, turquoise, tiffany`,
    blue: `navy, cobalt, sapphire, azure, cornflower`,
    violet: `lilac, mauve, amethyst, lavender, wisteria, indigo, aubergine`,
    magenta: `rosy, blush, salmon pink, raspberry, fuchsia, hot pink, pinkish, bubblegum`,
    warm: `
        candlelight, candlelit, firelight, fireside, cosy colour, cosy color, honeyed, sunset, sunrise, golden hour,
        evening lamps, lamplight, autumnal, toasty`,
    cool: `icy, arctic, glacial, frosty, steely, polar`,
  },
};

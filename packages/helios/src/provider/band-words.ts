import type { BandName } from '@vayl/domain';

/** The bands as other languages and Greek letters write them, normalised. "Breath" is a word of every day as well. */
const BAND_WORDS: readonly (readonly [BandName, RegExp])[] = [
  ['Delta', /\bdelta|δ|デルタ|德尔塔|德爾塔|डेल्टा/u],
  ['Theta', /\bth?eta|θ|シータ|セータ|西塔|थीटा/u],
  ['Alpha', /\bal(?:ph|f)a|α|アルファ|阿尔法|阿爾法|अल्फा|एल्फा/u],
  ['Beta', /\bbeta|β|ベータ|贝塔|貝塔|बीटा/u],
  ['Gamma', /\bgamm?a|γ|ガンマ|伽马|伽馬|伽玛|गामा/u],
];

/** Expects normalised text. */
export function bandsNamedIn(normal: string): readonly BandName[] {
  return BAND_WORDS.filter(([, pattern]) => pattern.test(normal)).map(([name]) => name);
}

/** Numbers in words cannot be compared with the settings, so a text that has any gives way. "One" is a pronoun too. */
const NUMBER_WORDS: readonly RegExp[] = [
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozens?|twice|double|triple|half|halved)\b/u,
  /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|cien|ciento|mil|doble|mitad)\b/u,
  /\b(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|\S+zehn|\S*zwanzig|\S*dreissig|\S*vierzig|\S*funfzig|hundert|tausend|doppelt|halb)\b/u,
  /\b(?:deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingt|trente|quarante|cinquante|cent|mille|moitie)\b/u,
  /\b(?:dois|duas|quatro|sete|oito|nove|dez|doze|treze|vinte|quarenta|cinquenta|cem|metade|dobro)\b/u,
  /[二三四五六七八九十百千两]/u,
  /(?:^|\s)(?:दो|तीन|चार|पांच|छह|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|बीस|तीस|चालीस|पचास|सौ)(?=\s|$|[।,.])/u,
];

/** Expects normalised text. */
export function hasNumberWord(normal: string): boolean {
  return NUMBER_WORDS.some((pattern) => pattern.test(normal));
}

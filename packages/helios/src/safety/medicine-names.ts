/** Endings that the names of medicines share, for brains, moods and hearts. New names are given the same endings. */
const MEDICINE =
  /^\p{L}{2,}(?:azepam|azolam|clobazam|racetam|barbital|barbitone|trigine?|azepine?|gabalin|gabapentin|bamate|samide|zonisamid\w?|panel|toina?|proate?|triptane?|setron|oxetine?|ipramine?|triptyline?|aline|azodone|apine|peridone|idol|piprazole|olol|sartan|statine?|gliptin|profen|codone|orphan)$/u;
const SOUNDS_ALIKE: ReadonlySet<string> = new Set([
  'online',
  'offline',
  'aline',
  'idol',
  'panel',
  'pipeline',
  'orphan',
]);

/** Whether a word sounds like the name of a medicine. Who takes one has a reason that light should wait for. */
export function isLikeMedicine(word: string): boolean {
  return MEDICINE.test(word) && !SOUNDS_ALIKE.has(word);
}

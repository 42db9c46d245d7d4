import type { Spectrogram } from '@vayl/sound';

/** What is quieter than this is as dark as the page; what is louder than this is as bright as it gets. */
const DARKEST_DB = -92;
const BRIGHTEST_DB = -28;

/** Paints levels in one colour, brighter for louder, lowest pitch at the bottom. */
export function drawSpectrogram(canvas: HTMLCanvasElement, { columns, rows, levelsDb }: Spectrogram): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  canvas.width = columns;
  canvas.height = rows;
  const picture = context.createImageData(columns, rows);
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const level = levelsDb[column * rows + row] ?? DARKEST_DB;
      const share = Math.min(Math.max((level - DARKEST_DB) / (BRIGHTEST_DB - DARKEST_DB), 0), 1);
      const at = ((rows - 1 - row) * columns + column) * 4;
      picture.data.set([110 + 145 * share ** 2, 140 + 110 * share ** 1.5, 255, 255 * share ** 1.6], at);
    }
  }
  context.putImageData(picture, 0, 0);
}

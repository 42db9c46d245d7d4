// pnpm flash film.mp4                       judges a film for photosensitive flashes
// pnpm flash frames/ --fps 60               the same for a folder of PNG or JPEG frames, in the order of their names
// pnpm flash film.mp4 --shown-width 1280    for a film that is shown at another width than its own, in CSS pixels
// pnpm flash film.mp4 --strict              the older red flash fails too
// The exit code is 0 for a pass, 1 for a failure, and 2 for wrong use or what cannot be read.
import { flash } from './flash.ts';

process.exitCode = await flash(process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  terminal: process.stderr,
  nowMs: () => performance.now(),
});

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Programs } from './programs.ts';

export interface DisplaySize {
  readonly width: number;
  readonly height: number;
}

/** One display without a graphics card. Its name, for others to draw on. */
export async function openDisplay(programs: Programs, { width, height }: DisplaySize): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '+extension', 'GLX'];
  return `:${await programs.startAndRead('Xvfb', args, {})}`;
}

/** Two of one size beside each other. Xvfb has only one that programs can see, so these are of a whole X server. */
export async function openTwoDisplays(programs: Programs, size: DisplaySize, folder: string): Promise<string> {
  const { width, height } = size;
  const config = join(folder, 'two-displays.conf');
  // The timings are any that a driver without a screen takes.
  const across = [width, width + 16, width + 80, width + 160];
  const down = [height, height + 3, height + 6, height + 20];
  writeFileSync(
    config,
    `Section "Monitor"
  Identifier "any"
  HorizSync 5-200
  VertRefresh 5-200
  Modeline "veil" 30 ${across.join(' ')} ${down.join(' ')}
EndSection
Section "Device"
  Identifier "none"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Screen"
  Identifier "both"
  Device "none"
  Monitor "any"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Virtual ${2 * width} ${height}
  EndSubSection
EndSection
`,
  );
  const args = ['-displayfd', '1', '-config', config, '-logfile', join(folder, 'xorg.log'), '-noreset', '-novtswitch'];
  const display = `:${await programs.startAndRead('Xorg', [...args, '-sharevts', '-nolisten', 'tcp'], {})}`;
  const xrandr = (...options: string[]) => execFileSync('xrandr', ['-display', display, ...options]);
  xrandr('--addmode', 'DUMMY1', 'veil');
  for (const [index, output] of ['DUMMY0', 'DUMMY1'].entries()) {
    xrandr('--output', output, '--mode', 'veil', '--pos', `${index * width}x0`);
  }
  // Asked once, the server looks at its outputs again; until then programs take the second one for unplugged.
  xrandr('--query');
  return display;
}

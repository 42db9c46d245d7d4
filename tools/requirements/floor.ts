import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT, readProjectFile } from '../repository/files.ts';

const FLOOR_PATH = 'docs/requirements-floor.json';

const Floor = z.object({ cited: z.int().min(0), readings: z.int().min(0) });
export type Floor = z.infer<typeof Floor>;

const parseFloor = (json: string): Floor => Floor.parse(JSON.parse(json));

export const loadFloor = (): Floor => parseFloor(readProjectFile(FLOOR_PATH));

export function saveFloor(floor: Floor): void {
  writeFileSync(join(ROOT, FLOOR_PATH), `${JSON.stringify(floor, null, 2)}\n`);
}

export const highest = (floors: readonly Floor[]): Floor => ({
  cited: Math.max(0, ...floors.map((floor) => floor.cited)),
  readings: Math.max(0, ...floors.map((floor) => floor.readings)),
});

export const isBelow = (counted: Floor, floor: Floor): boolean =>
  counted.cited < floor.cited || counted.readings < floor.readings;

/** Every floor this history has had: the file may only rise, whoever edits it. */
export function committedFloors(): Floor[] {
  const commits = git('log', '--format=%H', '--', FLOOR_PATH).split('\n').filter(Boolean);
  return commits.map((commit) => parseFloor(git('show', `${commit}:${FLOOR_PATH}`)));
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}

// pnpm requirements           counts what the last test run proved
// pnpm requirements --list    and names what is uncited or rule only
// pnpm requirements --raise   and lifts the floor to what was counted
import { type Entry, loadCatalogue } from './catalogue.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { committedFloors, type Floor, highest, isBelow, loadFloor, saveFloor } from './floor.ts';
import { readReports } from './reports.ts';

const options = new Set(process.argv.slice(2));
const catalogue = loadCatalogue();
const coverage = coverageOf(catalogue, readReports());
const counted: Floor = { cited: coverage.cited.length, readings: coverage.citedReadings.length };

if (options.has('--raise')) saveFloor(highest([counted, loadFloor()]));
if (options.has('--list')) printList(coverage);

const problems = [...coverage.problems, ...floorProblems(counted)];
for (const problem of problems) console.error(`requirements: ${problem}`);
console.log(`rule only: ${coverage.ruleOnly.length} cited by a pure test, still to be proved where they happen`);
console.log(
  `requirements: ${counted.cited} of ${catalogue.requirements.length} cited, ` +
    `${counted.readings} of ${catalogue.readings.length} readings cited, ${catalogue.untested.size} permit or explain, ` +
    `${coverage.uncitedReadings.length} uncited`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

function floorProblems(count: Floor): string[] {
  const floor = loadFloor();
  const once = highest(committedFloors());
  const lowered = isBelow(floor, once)
    ? [`the floor was ${once.cited} and ${once.readings} in an earlier commit, and only rises`]
    : [];
  return isBelow(count, floor)
    ? [
        ...lowered,
        `${count.cited} cited and ${count.readings} readings are below the floor of ${floor.cited} and ${floor.readings}`,
      ]
    : lowered;
}

function printList({ uncited, ruleOnly, uncitedReadings }: Coverage): void {
  const groups: readonly (readonly [string, readonly Entry[]])[] = [
    ['uncited', uncited],
    ['rule only', ruleOnly],
    ['uncited readings', uncitedReadings],
  ];
  for (const [name, entries] of groups) {
    console.log(`${name} (${entries.length})`);
    for (const { id, text } of entries) console.log(`  ${id}  ${text}`);
  }
}

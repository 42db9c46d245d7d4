// The closing line of the proof: how many tests passed and failed, over all runners of this run.
import { readReports } from '../requirements/reports.ts';
import { closingLine, countOutcomes, notPassed } from './outcomes.ts';

const results = readReports();
const count = countOutcomes(results);
for (const line of notPassed(results)) console.log(line);
console.log(closingLine(count));
process.exitCode = count.failed + count.skipped > 0 || count.passed === 0 ? 1 : 0;

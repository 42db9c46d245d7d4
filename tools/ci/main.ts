// The closing line of the proof: how many tests passed and failed, over all runners of this run.
import { readReports } from '../requirements/reports.ts';
import { closingLine, countOutcomes } from './outcomes.ts';

const count = countOutcomes(readReports());
console.log(closingLine(count));
process.exitCode = count.failed + count.skipped > 0 || count.passed === 0 ? 1 : 0;

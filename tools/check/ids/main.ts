// Every requirement id that a test file names must exist in the catalogue, before any test has run.
import { projectFiles, readProjectFile } from '../../repository/files.ts';
import { idsOf, loadCatalogue } from '../../requirements/catalogue.ts';
import { unknownIds } from './unknown-ids.ts';

const TEST_FILE = /[.](test|spec)[.]tsx?$|^e2e\/.*[.]ts$/;

const known = idsOf(loadCatalogue());
const files = projectFiles().filter((path) => TEST_FILE.test(path));
const problems = files.flatMap((path) => unknownIds(readProjectFile(path), known).map((id) => `${path}: ${id}`));

for (const problem of problems) console.error(`ids: the catalogue has no such requirement: ${problem}`);
console.log(`${files.length} test files`);
process.exitCode = problems.length > 0 ? 1 : 0;

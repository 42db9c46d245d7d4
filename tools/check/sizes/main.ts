// One file, one idea: a source file over the limit says why on its first line.
import { projectFiles, readProjectFile } from '../../repository/files.ts';
import { sizesOf } from './sizes.ts';

const SOURCE_FILE =
  /^(packages|apps)\/[^/]+\/(src|content|host|assemble|fonts|prose|video|measure|pictures)\/.*[.]tsx?$|^(tools|deploy)\/.*[.]ts$/;
const TEST_FILE = /[.]test[.]tsx?$/;

const sources = projectFiles()
  .filter((path) => SOURCE_FILE.test(path) && !TEST_FILE.test(path))
  .map((path) => ({ path, text: readProjectFile(path) }));
const { medianLines, tooLong } = sizesOf(sources);

for (const { path, lines } of tooLong) console.error(`sizes: ${path} has ${lines} lines and gives no reason`);
console.log(`${sources.length} source files, median ${medianLines} lines`);
process.exitCode = tooLong.length > 0 ? 1 : 0;

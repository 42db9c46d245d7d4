/** One line of a Dockerfile: what it does, and with what. */
export interface Instruction {
  readonly does: string;
  readonly what: string;
}

/** Reads what our own files use of the language: one instruction a line, continued by a backslash, with comments. */
export function readDockerfile(text: string): readonly Instruction[] {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, does = '', what = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return { does, what };
    });
}

/** The instructions of one stage, by its place. */
export function stagesOf(instructions: readonly Instruction[]): readonly (readonly Instruction[])[] {
  const starts = instructions.flatMap(({ does }, index) => (does === 'FROM' ? [index] : []));
  return starts.map((start, index) => instructions.slice(start, starts[index + 1]));
}

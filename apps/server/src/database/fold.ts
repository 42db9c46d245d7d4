export interface FoldOptions<Ask, Answer> {
  /** One statement for several; it has committed when it returns, and answers in the order of the asking. */
  readonly run: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** What may stand only once in a statement. */
  readonly keysOf: (ask: Ask) => readonly string[];
}

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (cause: unknown) => void;
}

const MOST_IN_ONE = 64;
const MOST_AT_ONCE = 2;

/**
 * Folds what waits into one statement. What comes alone goes alone and at once; under load, those that come while
 * statements run go together in the next. Each is answered only when its statement has ended.
 */
export function foldStatements<Ask, Answer>({ run, keysOf }: FoldOptions<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  let waiting: Waiting<Ask, Answer>[] = [];
  let running = 0;

  const start = (): void => {
    while (running < MOST_AT_ONCE && waiting.length > 0) {
      const [batch, later] = nextBatch(waiting, keysOf);
      waiting = later;
      running += 1;
      void answer(run, batch).finally(() => {
        running -= 1;
        start();
      });
    }
  };

  return (ask) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.push({ ask, resolve, reject });
    start();
    return promise;
  };
}

function nextBatch<Ask, Answer>(
  waiting: readonly Waiting<Ask, Answer>[],
  keysOf: (ask: Ask) => readonly string[],
): [batch: Waiting<Ask, Answer>[], later: Waiting<Ask, Answer>[]] {
  const batch: Waiting<Ask, Answer>[] = [];
  const later: Waiting<Ask, Answer>[] = [];
  const seen = new Set<string>();
  for (const entry of waiting) {
    const keys = keysOf(entry.ask);
    if (batch.length >= MOST_IN_ONE || keys.some((key) => seen.has(key))) {
      later.push(entry);
    } else {
      for (const key of keys) seen.add(key);
      batch.push(entry);
    }
  }
  return [batch, later];
}

async function answer<Ask, Answer>(
  run: FoldOptions<Ask, Answer>['run'],
  batch: readonly Waiting<Ask, Answer>[],
): Promise<void> {
  try {
    const answers = await run(batch.map(({ ask }) => ask));
    if (answers.length !== batch.length) throw new Error('a folded statement did not answer everybody');
    for (const [index, given] of answers.entries()) batch[index]?.resolve(given);
  } catch (cause) {
    if (batch.length === 1) {
      batch[0]?.reject(cause);
      return;
    }
    // One that cannot be served, such as a person who was deleted a moment ago, must not take the others with it.
    await Promise.all(batch.map((entry) => answer(run, [entry])));
  }
}

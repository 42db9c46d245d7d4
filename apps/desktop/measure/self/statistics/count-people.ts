import { compareBlocks, type DoneBlock, expectedHalfWidth, seededChance, selfTestReport } from '@vayl/domain';
import { progressOf } from '../../../../../tools/measure/progress.ts';
import { type PersonQuestion, simulateTest } from './simulated-person.ts';

export interface PeopleQuestion extends Omit<PersonQuestion, 'chance'> {
  readonly people: number;
  readonly seed: number;
  /** Who ends early does so without having seen anything. */
  readonly doneBlocks?: number;
}

/** Shares of all people, and means over them. */
export interface PeopleCount {
  /** Who was told that there is a difference, and who was told the one that there is. */
  readonly claimed: number;
  readonly found: number;
  /** Whose interval holds the truth: that of the product, and the textbook's with Student's t. */
  readonly covered: number;
  readonly coveredByT: number;
  readonly halfWidthPercent: number;
  readonly guessesCovered: number;
  /** How far blocks of one kind lay apart as they were scored, single presses and all. */
  readonly scoreSdPercent: number;
}

const SEED_STEP = 1_000_003;

export function countPeople(question: PeopleQuestion): PeopleCount {
  const { people, effect, blockCount, tellsShare, doneBlocks = blockCount } = question;
  const rightShare = tellsShare + (1 - tellsShare) / 2;
  const sums = { claimed: 0, found: 0, covered: 0, coveredByT: 0, halfWidthPercent: 0, guessesCovered: 0, variance: 0 };
  eachPerson(question, (all) => {
    const blocks = all.slice(0, doneBlocks);
    const { verdict, guesses } = selfTestReport(blocks, blockCount);
    const comparison = compareBlocks(reactionsOf(blocks));
    if (comparison === undefined || verdict.change === undefined) throw new Error('nothing was compared');
    const { difference, low, high, blockSd } = comparison;
    sums.claimed += verdict.code === 'quicker' || verdict.code === 'slower' ? 1 : 0;
    sums.found += verdict.code === (effect < 0 ? 'quicker' : 'slower') ? 1 : 0;
    sums.covered += low <= effect && effect <= high ? 1 : 0;
    sums.coveredByT += Math.abs(difference - effect) <= expectedHalfWidth(blockSd, doneBlocks) ? 1 : 0;
    sums.halfWidthPercent += (verdict.change.high - verdict.change.low) / 2;
    sums.guessesCovered += guesses !== undefined && guesses.low <= rightShare && rightShare <= guesses.high ? 1 : 0;
    sums.variance += blockSd ** 2;
  });
  const mean = (sum: number) => sum / people;
  return {
    claimed: mean(sums.claimed),
    found: mean(sums.found),
    covered: mean(sums.covered),
    coveredByT: mean(sums.coveredByT),
    halfWidthPercent: mean(sums.halfWidthPercent),
    guessesCovered: mean(sums.guessesCovered),
    scoreSdPercent: 100 * Math.sqrt(mean(sums.variance)),
  };
}

/** Who would have been told of a difference by looking after every fourth block and stopping at the first that shows. */
export function claimedByPeeking(question: PeopleQuestion): number {
  let claimed = 0;
  eachPerson(question, (blocks) => {
    const values = reactionsOf(blocks);
    const isClaimed = values.some((_, index) => {
      const look = index % 4 === 3 ? compareBlocks(values.slice(0, index + 1)) : undefined;
      return look !== undefined && (look.low > 0 || look.high < 0);
    });
    claimed += isClaimed ? 1 : 0;
  });
  return claimed / question.people;
}

function eachPerson(question: PeopleQuestion, look: (blocks: readonly DoneBlock[]) => void): void {
  const { people, seed } = question;
  const progress = progressOf('simulated people', people);
  for (let person = 0; person < people; person += 1) {
    look(simulateTest({ ...question, chance: seededChance(seed + person * SEED_STEP) }));
    progress.advance();
  }
  progress.end();
}

function reactionsOf(blocks: readonly DoneBlock[]) {
  return blocks.map(({ kind, score }) => ({ kind, value: Math.log(score.medianMs) }));
}

import type { Figure, Section } from '../../../../../tools/measure/measurement.ts';
import { claimedByPeeking, countPeople, type PeopleCount } from './count-people.ts';

const PEOPLE = 2000;
const PEOPLE_QUICK = 400;
const BARS = { mostClaimed: 0.06, leastFound: 0.8, leastCovered: 0.93, mostCovered: 0.97 };
/** Few people stray: a quick run fails only on what three standard errors cannot explain. */
const STANDARD_ERRORS = 3;

const SCATTERS = [0.05, 0.07, 0.1];
const BAR_SCATTER = 0.07;
const TENTH_QUICKER = Math.log(0.9);
const USUAL = { blockCount: 20, tellsShare: 0.5, effect: 0, blockSd: BAR_SCATTER };

/**
 * People who are made up, press by press, and tested as the app tests. What scatters from block to block does so before a
 * single sign is shown; that of the presses comes on top.
 */
export function measureStatistics(isQuick: boolean): Section {
  const people = isQuick ? PEOPLE_QUICK : PEOPLE;
  const bars = isQuick ? widened(people) : BARS;
  const without = SCATTERS.map((blockSd, index) => ({
    blockSd,
    count: countPeople({ ...USUAL, people, blockSd, seed: 11 + index }),
  }));
  const helped = SCATTERS.map((blockSd, index) => ({
    blockSd,
    count: countPeople({ ...USUAL, people, blockSd, effect: TENTH_QUICKER, seed: 21 + index }),
  }));
  return {
    title: `Does it help me? ${people} simulated people each, 20 blocks`,
    figures: [
      ...without.map(({ blockSd, count }) => claimedFigure(blockSd, count, bars.mostClaimed)),
      ...helped.map(({ blockSd, count }) => foundFigure(blockSd, count, bars.leastFound)),
      ...without.map(({ blockSd, count }) => coveredFigure(`no effect, scatter ${percent(blockSd)}`, count, bars)),
      ...helped.map(({ blockSd, count }) => coveredFigure(`10 % quicker, scatter ${percent(blockSd)}`, count, bars)),
      ...otherLengths(people),
      ...whatElse(people, without[1]?.count),
    ],
  };
}

function widened(people: number): typeof BARS {
  const error = (share: number) => STANDARD_ERRORS * Math.sqrt((share * (1 - share)) / people);
  return {
    mostClaimed: BARS.mostClaimed + error(BARS.mostClaimed),
    leastFound: BARS.leastFound - error(BARS.leastFound),
    leastCovered: BARS.leastCovered - error(BARS.leastCovered),
    mostCovered: Math.min(1, BARS.mostCovered + error(BARS.mostCovered)),
  };
}

function claimedFigure(blockSd: number, { claimed, scoreSdPercent }: PeopleCount, most: number): Figure {
  return {
    name: `no effect, scatter ${percent(blockSd)}: a difference is claimed`,
    measured: `${percent(claimed)} (blocks scored ${scoreSdPercent.toFixed(1)} % apart)`,
    bar: `at most ${percent(most)}`,
    isReached: claimed <= most,
  };
}

function foundFigure(blockSd: number, { found, halfWidthPercent }: PeopleCount, least: number): Figure {
  const isBound = blockSd === BAR_SCATTER;
  return {
    name: `10 % quicker, scatter ${percent(blockSd)}: it is found`,
    measured: `${percent(found)} (interval ±${halfWidthPercent.toFixed(1)} %)`,
    ...(isBound && { bar: `at least ${percent(least)}`, isReached: found >= least }),
  };
}

function coveredFigure(of: string, { covered, coveredByT }: PeopleCount, bars: typeof BARS): Figure {
  return {
    name: `${of}: the interval holds the truth`,
    measured: `${percent(covered)} (with Student's t ${percent(coveredByT)})`,
    bar: `${percent(bars.leastCovered)} to ${percent(bars.mostCovered)}`,
    isReached: bars.leastCovered <= covered && covered <= bars.mostCovered,
  };
}

/** Printed, so that whoever chooses a length knows what it is good for. */
function otherLengths(people: number): readonly Figure[] {
  return [12, 32].map((blockCount) => {
    const { claimed } = countPeople({ ...USUAL, people, blockCount, seed: 31 });
    const helped = countPeople({ ...USUAL, people, blockCount, effect: TENTH_QUICKER, seed: 32 });
    return {
      name: `${blockCount} blocks, scatter 7 %: claimed without effect, found at 10 %`,
      measured: `${percent(claimed)}, ${percent(helped.found)} (interval ±${helped.halfWidthPercent.toFixed(1)} %)`,
    };
  });
}

function whatElse(people: number, usual: PeopleCount | undefined): readonly Figure[] {
  const early = countPeople({ ...USUAL, people, doneBlocks: 14, seed: 41 });
  const everyone = countPeople({ ...USUAL, people, tellsShare: 0.9, seed: 42 });
  return [
    {
      name: 'no effect, ended early after 14 of 20: a difference is claimed',
      measured: percent(early.claimed),
    },
    {
      name: 'no effect, had they looked every 4 blocks and stopped: a difference is claimed',
      measured: percent(claimedByPeeking({ ...USUAL, people, seed: 12 })),
    },
    {
      name: 'the interval of guesses holds the truth (half seen, nine in ten seen)',
      measured: `${percent(usual?.guessesCovered ?? 0)}, ${percent(everyone.guessesCovered)}`,
    },
  ];
}

function percent(share: number): string {
  return `${Math.round(1000 * share) / 10} %`;
}

import { CLAIMS, type ClaimId, claimOf, publicationOf, roi } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import * as neuroscience from '../../../content/neuroscience.content.ts';
import { RESEARCH } from '../../../content/research.content.ts';
import { RESEARCH_DEV } from '../../../content/research-dev.content.ts';
import * as shared from '../../../content/research-shared.content.ts';
import * as words from '../../../content/research-words.content.ts';
import { citedIn } from '../evidence/cited-in.ts';
import { evidenceOf } from '../evidence/evidence-on-page.ts';
import { evidenceOfNeuroscience } from '../neuroscience/evidence-of-neuroscience.ts';
import { evidenceOfResearch } from './evidence-of-research.ts';
import { RETURN_MINUTES, returnsText } from './workday-signal.ts';

const PAGES = [RESEARCH, RESEARCH_DEV];

describe('what a page cites', () => {
  it('is carried by it, each publication once', () => {
    for (const evidence of [...PAGES.map(evidenceOfResearch), evidenceOfNeuroscience()]) {
      const ids = evidence.publications.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(20);
      for (const claim of Object.values(evidence.claims)) {
        expect(ids).toEqual(expect.arrayContaining([...claim.sources, ...claim.see, ...claim.against]));
      }
    }
  });

  it('is found wherever the words name it, and nowhere else', () => {
    const cited = citedIn({
      claim: 'refocus-time',
      deep: [{ claims: ['entrainment'], for: ['E2'], gradeOf: 'Theta' }],
      title: 'sleep',
      publication: 'I5',
    });
    expect(cited).toEqual({ claims: ['refocus-time', 'entrainment'], publications: ['E2', 'I5'], bands: ['Theta'] });
  });

  it('[MISC-24] has a source, or the mark that it is ours alone', () => {
    const { claims } = evidenceOf({ claims: Object.keys(CLAIMS).filter(isClaim), publications: [], bands: [] });
    for (const claim of Object.values(claims)) {
      expect(claim.sources.length > 0 || claim.mark !== undefined).toBe(true);
    }
  });

  it('has as many findings against as for, under every question', () => {
    const rows = [...shared.SCIENCE.rows, ...neuroscience.MECHANISMS.rows, shared.COSTS.sides];
    for (const row of rows) expect(row.against.length).toBe(row.for.length);
  });
});

describe('figures that are drawn', () => {
  const minutesIn = (figure = '') => {
    const [, minutes = '', seconds = '0'] = /^(\d+) min (\d+) s$/.exec(figure) ?? [];
    return Number(minutes) + Number(seconds) / 60;
  };

  it('[MISC-15] are as long as the claim says: 23 min 15 s', () => {
    expect(claimOf('refocus-time').figure).toBe('23 min 15 s');
    expect(RETURN_MINUTES).toBe(minutesIn(claimOf('refocus-time').figure));
  });

  it('[NEU-05] draw 23 minutes against 3-5 minutes as their claims say', () => {
    const [before, after] = neuroscience.RECOVERY_COMPARISON.sides;
    expect(before.minutes).toBe(minutesIn(claimOf(before.claim).figure));
    expect(claimOf(after.claim).figure).toBe(`${after.solidMinutes}-${after.minutes} minutes`);
  });

  it('add up the returns of the sample workday', () => {
    expect(returnsText(6)).toBe('2 h 20 min');
  });
});

describe('company examples', () => {
  it('[RES-11] are worked out by the formula, and one on each page loses', () => {
    for (const { examples } of PAGES) {
      expect(examples.map(({ inputs }) => roi(inputs).net < 0)).toContain(true);
    }
  });
});

describe('the conversation', () => {
  const text = (messages: typeof RESEARCH.chat.messages) =>
    messages
      .filter(({ from }) => from === 'helios')
      .map((message) => message.text)
      .join(' ');

  it('never has light of 15 to 25 Hz proposed', () => {
    for (const { chat } of PAGES) {
      for (const hz of [chat.after.globalHz, chat.after.centerHz]) expect(hz >= 15 && hz <= 25).toBe(false);
      expect(text(chat.messages)).toContain(`stays at ${chat.after.centerHz} Hz`);
    }
  });

  it('[MISC-21] speaks of 16 Hz as sound', () => {
    for (const { chat } of PAGES) {
      const answer = chat.messages.find(({ claim }) => claim === 'beta-16-hz');
      expect(answer?.text).toMatch(/sound/);
    }
    expect(claimOf('beta-16-hz').text).toContain('in sound only');
  });
});

describe('market figures', () => {
  it('[RES-08] come from the bibliography, or say that they are ours', () => {
    for (const id of shared.MARKET.claims) {
      const { basis } = claimOf(id);
      expect(basis.is === 'own-statement' || publicationOf(firstOf(basis)).title.length > 0).toBe(true);
    }
  });
});

describe('the hints', () => {
  it('[ROI-29] give the industry average of 2-3 hours', () => {
    expect(claimOf(words.CALCULATOR.hints.hours.claim).figure).toBe('2-3 hours');
  });

  it('[ROI-30] call 25% conservative and 40% typical', () => {
    expect(claimOf(words.CALCULATOR.hints.improvement.claim).text).toMatch(/25% \(conservative\).*40% \(typical\)/);
  });

  it('[ROI-31] give $10 as standard and enterprise as custom', () => {
    expect(words.CALCULATOR.hints.price).toBe('Standard $10, enterprise custom.');
  });
});

function isClaim(id: string): id is ClaimId {
  return Object.hasOwn(CLAIMS, id);
}

function firstOf(basis: ReturnType<typeof claimOf>['basis']) {
  if (basis.is !== 'published') throw new Error('no source');
  return basis.sources[0];
}

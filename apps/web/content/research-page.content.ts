import type { BandName, ClaimId, PublicationId, RoiInputs, RoiPage } from '@vayl/domain';

/** A conversation that we wrote, and the change it makes. */
export interface ChatExample {
  readonly lead: string;
  readonly messages: readonly { readonly from: 'you' | 'helios'; readonly text: string; readonly claim?: ClaimId }[];
  readonly before: { readonly globalHz: number; readonly centerHz: number };
  readonly after: { readonly globalHz: number; readonly centerHz: number };
}

export interface CompanyExample {
  readonly name: string;
  readonly text: string;
  readonly inputs: RoiInputs;
}

export interface Concern {
  readonly question: string;
  readonly answer: string;
  readonly claim?: ClaimId;
}

/** What differs between the page for teams and the page for developers. */
export interface ResearchContent {
  readonly page: RoiPage;
  readonly banner: { readonly text: string; readonly link: string; readonly path: '/research' | '/research-dev' };
  readonly hero: { readonly title: string; readonly lead: string };
  readonly workday: {
    readonly interruptions: readonly { readonly atHour: number; readonly name: string }[];
    readonly label: string;
  };
  readonly costs: { readonly title: string; readonly lead: string; readonly claims: readonly ClaimId[] };
  readonly situation: {
    readonly lead: string;
    readonly rows: readonly { readonly name: string; readonly text: string; readonly field: string }[];
  };
  readonly priceLabel: string;
  readonly teamUnit: string;
  readonly teamLabel: string;
  readonly examples: readonly CompanyExample[];
  readonly chat: ChatExample;
  readonly concerns: readonly Concern[];
}

/** Findings that stand against each other, under the question they answer. */
export interface ScienceClaim {
  readonly question: string;
  readonly claim?: ClaimId;
  readonly text?: string;
  readonly for: readonly PublicationId[];
  readonly against: readonly PublicationId[];
}

export interface BandRow {
  readonly name: string;
  readonly claim: ClaimId;
  readonly gradeOf: BandName;
}

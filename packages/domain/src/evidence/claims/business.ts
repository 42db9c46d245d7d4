import type { Claim } from '../claim.ts';

/** Hours, money and how long people stay. */
export const BUSINESS = {
  'hours-lost': {
    text: 'Industry estimates of time lost to interruptions, often rounded to 2-3 hours a day: 2.1 h and about 2.3 h. Both are surveys and models, one of them paid for by a vendor.',
    figure: '2-3 hours',
    basis: { is: 'published', sources: ['I12', 'I13'] },
    against: ['I1'],
  },
  'hours-lost-default': {
    text: 'The calculator begins at 2.5 h a day, which is above both estimates. Change it to yours.',
    figure: '2.5 h',
    basis: { is: 'own-statement' },
    see: ['I12', 'I13'],
  },
  'improvement-assumed': {
    text: 'An assumption that you choose. We have no study behind 25% (conservative) or 40% (typical); try 1% and 5% too.',
    figure: '25%',
    basis: { is: 'own-statement' },
  },
  'roi-knowledge-work': {
    text: 'With the numbers this page begins with the return is 5221%, and 0.47% of improvement would break even. It is arithmetic on your inputs, not a forecast.',
    figure: '5221%',
    basis: { is: 'arithmetic' },
  },
  'roi-developers': {
    text: 'With the numbers this page begins with the return is 9290%, and 0.27% of improvement would break even. It is arithmetic on your inputs, not a forecast.',
    figure: '9290%',
    basis: { is: 'arithmetic' },
  },
  'cost-to-the-economy': {
    text: 'An analyst firm put the cost of interruptions to the United States at $588bn a year in 2005.',
    figure: '$588bn',
    basis: { is: 'published', sources: ['I12'] },
    against: ['I1'],
  },
  'hours-a-year': {
    text: 'A sponsored model of 2020 has 581 hours a person and year, 28% of working hours, going to distraction.',
    figure: '581 hours',
    basis: { is: 'published', sources: ['I13'] },
  },
  'productivity-20': {
    text: 'One person’s own estimate is a productivity increase of about 20%. It was not measured and is not typical.',
    figure: '20%',
    basis: { is: 'own-statement' },
    mark: 'One person’s estimate; not measured.',
    against: ['M6', 'M7'],
  },
  'abandonment-95': {
    text: 'Of the people who take up a typical meditation app about 95 percent are gone within 30 days: the median app still had 4.7% of its users on day 30, in panel data on 93 wellbeing apps. In supervised trials far fewer leave.',
    figure: '95 percent',
    basis: { is: 'published', sources: ['M1'] },
    against: ['M2'],
  },
} satisfies Record<string, Claim>;

import { FREE_MINUTES_PER_DAY, PRICES_USD_PER_MONTH, PRODUCT_NAME } from '@vayl/domain';
import type { ResearchContent } from './research-page.content.ts';

/** The research page for teams whose work is thinking. */
export const RESEARCH: ResearchContent = {
  page: 'research',
  banner: { text: 'Do you write software?', link: 'Read the developer version', path: '/research-dev' },
  hero: {
    title: 'What interruptions cost a team, worked out in the open.',
    lead: 'Every figure on this page has a source or says that it has none. Put in your own numbers, then try to break the result.',
  },
  workday: {
    label: 'A sample workday from 9 to 17: focus falls at six interruptions, and returns slowly each time.',
    interruptions: [
      { atHour: 9.55, name: 'message' },
      { atHour: 10.4, name: 'stand-up' },
      { atHour: 11.55, name: 'call' },
      { atHour: 13.4, name: 'message' },
      { atHour: 14.5, name: 'review' },
      { atHour: 15.75, name: 'message' },
    ],
  },
  costs: {
    title: 'Five numbers, and how far to trust them',
    lead: 'The best-known one is the least well sourced.',
    claims: ['fragmented-work', 'switching-pace', 'refocus-time', 'momentary-interruptions', 'recovery-2-3-minutes'],
  },
  situation: {
    lead: 'Averages are about other people. A week of counting tells you more about your team than this page can.',
    rows: [
      {
        name: 'Count the interruptions',
        text: 'A mark on paper for each. Keep those you chose apart from those you did not.',
        field: 'Hours lost daily',
      },
      {
        name: 'Time the way back',
        text: 'Three times a day, note when you turned away and when you were truly back.',
        field: 'Hours lost daily',
      },
      {
        name: 'Try the free things first',
        text: 'If one written line halves the time back, begin the sum with the half that is left.',
        field: 'Hours lost daily',
      },
      {
        name: 'Ask what an hour is worth',
        text: 'Not every saved hour becomes work, and not every hour of work is worth its salary.',
        field: 'Expected improvement',
      },
    ],
  },
  priceLabel: 'Price per person per month',
  teamLabel: 'Team size',
  teamUnit: 'people',
  examples: [
    {
      name: 'A support desk',
      text: 'Twelve people, short tasks, small gains.',
      inputs: { teamSize: 12, averageSalary: 48_000, hoursLostDaily: 1.5, improvementPercent: 5, pricePerMonth: 10 },
    },
    {
      name: 'An insurance office',
      text: 'Forty people, long files, at the lower industry estimate.',
      inputs: { teamSize: 40, averageSalary: 72_000, hoursLostDaily: 2.1, improvementPercent: 1, pricePerMonth: 10 },
    },
    {
      name: 'A studio where it does nothing',
      text: 'Six people who feel no difference. They have paid for a year.',
      inputs: { teamSize: 6, averageSalary: 90_000, hoursLostDaily: 2.5, improvementPercent: 0, pricePerMonth: 10 },
    },
  ],
  chat: {
    lead: 'How Helios should answer: the reason, the doubt, and the way back.',
    messages: [
      { from: 'you', text: 'Back from a call. I have a contract to finish reading.' },
      {
        from: 'helios',
        text: 'Slower at the edges, so that they ask for less. 14 Hz in the middle, where you read. Studies of such rates point both ways: if it distracts you, move the pins back.',
      },
      { from: 'you', text: 'I read that 16 Hz is best for focus. Can you set that?' },
      {
        from: 'helios',
        text: 'That result was about sound. For light I never propose 15 to 25 Hz, where flicker is most likely to provoke a seizure. The centre stays at 14 Hz.',
        claim: 'beta-16-hz',
      },
      { from: 'you', text: 'And if I notice nothing?' },
      {
        from: 'helios',
        text: 'Then it does nothing for you. Stop the light, write one line on where you are, and go on. That costs nothing.',
      },
    ],
    before: { globalHz: 8, centerHz: 12 },
    after: { globalHz: 6, centerHz: 14 },
  },
  concerns: [
    {
      question: 'Is it proven?',
      answer: `No. No controlled trial has tested ${PRODUCT_NAME}. There are reasons to try it and reasons to doubt it, and both stand above.`,
      claim: 'self-report-is-weak',
    },
    {
      question: 'Can the light harm somebody?',
      answer: 'It can, so nobody on a team should be asked to use it, and nobody should have to say why not.',
      claim: 'flicker-can-harm',
    },
    {
      question: 'What does it cost?',
      answer: `About $${PRICES_USD_PER_MONTH.perPerson} per person per month as standard; enterprise pricing is custom. ${FREE_MINUTES_PER_DAY} minutes a day are free.`,
    },
    {
      question: 'Can a manager see who used it?',
      answer: 'No. There is no page on which one person could look at another’s sessions.',
    },
    {
      question: 'What does the calculator send you?',
      answer:
        'Nothing. It works in this page. A link to your numbers holds them in its address, so whoever has the link has the numbers.',
    },
    {
      question: 'What if it does nothing for us?',
      answer: 'Then stop. The chart shows what that costs: the investment, all of it.',
    },
  ],
};

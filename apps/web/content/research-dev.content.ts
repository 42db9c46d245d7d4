import { FREE_MINUTES_PER_DAY, PRICES_USD_PER_MONTH, PRODUCT_NAME } from '@vayl/domain';
import type { ResearchContent } from './research-page.content.ts';

/** The research page for people who write software. */
export const RESEARCH_DEV: ResearchContent = {
  page: 'research-dev',
  banner: { text: 'You do not write software?', link: 'Read the version for knowledge workers', path: '/research' },
  hero: {
    title: 'What an interruption costs a developer, line by line.',
    lead: 'A program in mind takes long to build and a moment to lose. Every figure here has a source or says that it has none; the sum below is yours to break.',
  },
  workday: {
    label: 'A sample workday from 9 to 17: focus falls at six interruptions, and returns slowly each time.',
    interruptions: [
      { atHour: 9.5, name: 'stand-up' },
      { atHour: 10.55, name: 'review' },
      { atHour: 11.5, name: 'message' },
      { atHour: 13.45, name: 'build' },
      { atHour: 14.6, name: 'question' },
      { atHour: 16, name: 'incident' },
    ],
  },
  costs: {
    title: 'Five numbers, and how far to trust them',
    lead: 'One of them was recorded from real editors. The best-known one was not.',
    claims: ['editing-resumes', 'momentary-interruptions', 'fragmented-work', 'refocus-time', 'recovery-2-3-minutes'],
  },
  situation: {
    lead: 'Your own history knows more than an average does. A week of it is enough to begin with.',
    rows: [
      {
        name: 'Count the interruptions',
        text: 'Reviews, questions, alerts, meetings: a mark for each, and whether it could have waited.',
        field: 'Hours lost daily',
      },
      {
        name: 'Time the first edit',
        text: 'Your editor knows when you typed last and when you typed again. The gap is the way back.',
        field: 'Hours lost daily',
      },
      {
        name: 'Leave a failing test',
        text: 'A test that fails where you stopped is a written line that runs. See how much of the gap is left.',
        field: 'Hours lost daily',
      },
      {
        name: 'Ask what an hour is worth',
        text: 'A saved hour that goes into another meeting is worth nothing here.',
        field: 'Expected improvement',
      },
    ],
  },
  priceLabel: 'Price per developer per month',
  teamLabel: 'Team size',
  teamUnit: 'developers',
  examples: [
    {
      name: 'A product team',
      text: 'Eight developers, many reviews, small gains.',
      inputs: { teamSize: 8, averageSalary: 140_000, hoursLostDaily: 2, improvementPercent: 5, pricePerMonth: 10 },
    },
    {
      name: 'A platform group',
      text: 'Sixty developers on call, at the higher industry estimate.',
      inputs: { teamSize: 60, averageSalary: 165_000, hoursLostDaily: 2.3, improvementPercent: 1, pricePerMonth: 10 },
    },
    {
      name: 'A team where it does nothing',
      text: 'Ten developers who feel no difference. They have paid for a year.',
      inputs: { teamSize: 10, averageSalary: 150_000, hoursLostDaily: 2.5, improvementPercent: 0, pricePerMonth: 10 },
    },
  ],
  chat: {
    lead: 'How Helios should answer: the reason, the doubt, and the way back.',
    messages: [
      { from: 'you', text: 'Review is done. Back to the parser I was halfway through.' },
      {
        from: 'helios',
        text: 'Slower at the edges, so that they ask for less. 14 Hz in the middle, where your code is. Light of this kind can also get in the way of hard problems: if it does, move the pins back.',
      },
      { from: 'you', text: 'Give me 16 Hz beta, or 40.' },
      {
        from: 'helios',
        text: 'Not as light. The result at 16 Hz was about sound, and I never propose 15 to 25 Hz for light, where flicker is most likely to provoke a seizure. On a 60 Hz display 40 Hz would be drawn as 20. The centre stays at 14 Hz.',
        claim: 'beta-16-hz',
      },
      { from: 'you', text: 'Fine. What else would help?' },
      {
        from: 'helios',
        text: 'Write a failing test where you stop next time. It costs nothing, and notes of that kind have better evidence than I have.',
        claim: 'ready-to-resume',
      },
    ],
    before: { globalHz: 8, centerHz: 12 },
    after: { globalHz: 6, centerHz: 14 },
  },
  concerns: [
    {
      question: 'Is it proven?',
      answer: `No. No controlled trial has tested ${PRODUCT_NAME}, with developers or with anybody.`,
      claim: 'self-report-is-weak',
    },
    {
      question: 'Does it get in the way of an editor?',
      answer:
        'Every click goes through the layer. It lowers the contrast of text a little, and low contrast makes distraction worse: keep it weak, or switch it off for small type.',
      claim: 'overlay-as-load',
    },
    {
      question: 'Does it read my screen or my code?',
      answer: 'No. It draws over the screen and reads nothing from it.',
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
      question: 'What does the calculator send you?',
      answer:
        'Nothing. It works in this page. A link to your numbers holds them in its address, so whoever has the link has the numbers.',
    },
  ],
};

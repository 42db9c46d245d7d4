import { PRODUCT_NAME } from '@vayl/domain';

interface Testimonial {
  /** While it is there, the section says so: nobody has said or measured what stands in it. */
  readonly placeholderMark: string | undefined;
  /** Address of a portrait; without one an engraved plate keeps its place. */
  readonly photo: string | undefined;
  readonly name: string;
  readonly title: string;
  readonly affiliation: string;
  readonly links: readonly [ProfileLink, ProfileLink];
  readonly quote: string;
  readonly stat: { readonly figure: string; readonly text: string; readonly mark: string };
  readonly credentials: readonly { readonly name: string; readonly text: string }[];
}

interface ProfileLink {
  readonly text: string;
  readonly address: string;
}

export const TESTIMONIAL_TITLE = `${PRODUCT_NAME} Improves Productivity for Leading Researcher`;

export const TESTIMONIAL_SUBTITLE = 'One person’s account';

/** To be replaced whole, once its author has approved every line in writing (RD-10). */
export const TESTIMONIAL: Testimonial = {
  placeholderMark: 'Placeholder until confirmed in writing',
  photo: undefined,
  name: 'Researcher’s name',
  title: 'Title',
  affiliation: 'Affiliation',
  links: [
    { text: 'Profile', address: 'https://example.org/researcher' },
    { text: 'Publications', address: 'https://example.org/researcher/publications' },
  ],
  quote:
    'The quote stands here once its author has approved it. Until then the space is kept, at the size it will have, so that nothing is made up to fill it.',
  stat: {
    figure: '20%',
    text: '20% Productivity Increase',
    mark: 'One person’s own estimate; not measured, not typical.',
  },
  credentials: [
    { name: 'Research areas', text: 'To be confirmed' },
    { name: 'Key publications', text: 'To be confirmed' },
    { name: 'Methods', text: 'To be confirmed' },
  ],
};

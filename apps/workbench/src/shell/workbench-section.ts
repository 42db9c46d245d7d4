import type { ComponentType, ReactNode } from 'react';

export interface SectionProps {
  /** The way to the other sections, for the section to put into its top bar. */
  readonly nav: ReactNode;
}

export interface WorkbenchSection {
  /** The address behind the hash. */
  readonly id: string;
  readonly title: string;
  readonly Section: ComponentType<SectionProps>;
}

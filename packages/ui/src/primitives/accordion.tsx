import './accordion.css';
import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import type { ReactNode } from 'react';

interface AccordionPart {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly parts: readonly AccordionPart[];
  /** Where its titles stand in the page. */
  readonly headingLevel: 2 | 3 | 4;
  readonly initiallyOpen?: readonly string[];
}

/** Titles that open. What is closed is still in the page, for whoever searches it. */
export function Accordion({ parts, headingLevel, initiallyOpen = [] }: AccordionProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <BaseAccordion.Root className="v-accordion" multiple hiddenUntilFound defaultValue={[...initiallyOpen]}>
      {parts.map(({ id, title, content }) => (
        <BaseAccordion.Item key={id} className="v-accordion-item" value={id}>
          <BaseAccordion.Header className="v-accordion-head" render={<Heading />}>
            <BaseAccordion.Trigger className="v-accordion-trigger">
              {title}
              <span className="v-accordion-word" aria-hidden="true" />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className="v-accordion-panel">
            <div className="v-accordion-content">{content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  );
}

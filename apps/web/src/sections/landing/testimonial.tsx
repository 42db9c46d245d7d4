import './testimonial.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { TESTIMONIAL, TESTIMONIAL_SUBTITLE, TESTIMONIAL_TITLE } from '../../../content/testimonial.content.ts';
import { Portrait } from './portrait.tsx';

const { placeholderMark: mark, photo, name, title, affiliation, links, quote, stat, credentials } = TESTIMONIAL;

export function Testimonial(): ReactNode {
  return (
    <section id="testimonial" className="section section-joined" data-surface="paper">
      <div className="wrap">
        <div className="testimonial-head">
          <div>
            <Heading level={2}>{TESTIMONIAL_TITLE}</Heading>
            <Text look="small">{TESTIMONIAL_SUBTITLE}</Text>
          </div>
          <Mark />
        </div>
        <div className="testimonial">
          <figure className="testimonial-person">
            <Portrait photo={photo} name={name} />
            <figcaption>
              <strong>{name}</strong>
              <span>{title}</span>
              <span>{affiliation}</span>
              <span className="testimonial-links">
                {links.map(({ text, address }) => (
                  <a key={text} href={address}>
                    {text}
                  </a>
                ))}
              </span>
            </figcaption>
          </figure>
          <blockquote>“{quote}”</blockquote>
          <div className="testimonial-stat">
            <p className="testimonial-figure" aria-hidden="true">
              {stat.figure}
            </p>
            <p>
              <strong>{stat.text}</strong>
              <span>{stat.mark}</span>
            </p>
            <Mark />
            <dl>
              {credentials.map(({ name: of, text }) => (
                <div key={of}>
                  <dt>{of}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}

/** As long as nobody has confirmed what stands here, it says so beside the words and beside the figure. */
function Mark(): ReactNode {
  return mark === undefined ? null : <p className="testimonial-mark">{mark}</p>;
}

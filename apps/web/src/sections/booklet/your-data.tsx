import './slide.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { YOUR_DATA } from '../../../content/booklet.content.ts';
import { SlideTitle } from './slide-title.tsx';

export function YourData(): ReactNode {
  return (
    <div className="wrap slide">
      <SlideTitle title={YOUR_DATA.title} />
      <div className="slide-sides">
        {YOUR_DATA.sides.map(({ title, items }) => (
          <div key={title}>
            <Heading level={3} size="small">
              {title}
            </Heading>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Text look="lead">{YOUR_DATA.rights}</Text>
    </div>
  );
}

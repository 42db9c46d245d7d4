import './slide.css';
import './not-for.css';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { NOT_FOR } from '../../../content/booklet.content.ts';
import { SlideTitle } from './slide-title.tsx';

export function NotFor(): ReactNode {
  return (
    <div className="wrap slide slide-two">
      <div className="slide-words">
        <SlideTitle title={NOT_FOR.title} />
        <Text>{NOT_FOR.risk}</Text>
        <Text>{NOT_FOR.stop}</Text>
      </div>
      <div>
        <Text look="lead">{NOT_FOR.lead}</Text>
        <ul className="not-for-list">
          {NOT_FOR.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

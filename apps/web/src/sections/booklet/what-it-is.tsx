import './slide.css';
import './what-it-is.css';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { WHAT_IT_IS } from '../../../content/booklet.content.ts';
import { MovingWave } from '../../features/booklet/moving-wave.tsx';
import { SlideTitle } from './slide-title.tsx';

export function WhatItIs(): ReactNode {
  return (
    <div className="what-it-is">
      <div className="wrap what-it-is-words">
        <SlideTitle title={WHAT_IT_IS.title} isFirst />
        <Text look="lead">{WHAT_IT_IS.lead}</Text>
      </div>
      <MovingWave />
    </div>
  );
}

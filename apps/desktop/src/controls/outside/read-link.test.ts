import { describe, expect, it } from 'vitest';
import { readLink } from './read-link.ts';

describe('a link', () => {
  it.each([
    ['vayl://start', { is: 'start', presetName: undefined }],
    ['vayl://start?preset=Light%20work', { is: 'start', presetName: 'Light work' }],
    ['vayl://start/?preset=Focus', { is: 'start', presetName: 'Focus' }],
    ['VAYL://Start?preset=Focus', { is: 'start', presetName: 'Focus' }],
    ['vayl://connect?code=c%2B%2Fd&state=s', { is: 'connect', code: 'c+/d', state: 's' }],
    ['vayl://connect?code=c', { is: 'connect', code: 'c', state: undefined }],
  ])('%s is read', (text, link) => {
    expect(readLink(text)).toEqual(link);
  });

  it.each([
    'vayl://',
    'vayl://stop',
    'vayl://connect',
    'vayl://connect?code=',
    'vayl://start/now',
    'vayl:start',
    'https://start',
    ' vayl://start',
    `vayl://start?preset=${'x'.repeat(2000)}`,
  ])('%s is nothing', (text) => {
    expect(readLink(text)).toBeUndefined();
  });
});

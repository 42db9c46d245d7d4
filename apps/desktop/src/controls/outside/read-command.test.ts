import { describe, expect, it } from 'vitest';
import { readCommand } from './read-command.ts';

describe('a command line', () => {
  it.each([
    [['start'], { is: 'start', presetName: undefined }],
    [['start', '--preset', 'Light work'], { is: 'start', presetName: 'Light work' }],
    [['start', '--preset=Focus'], { is: 'start', presetName: 'Focus' }],
    [['stop'], { is: 'stop' }],
    [['status'], { is: 'status', isJson: false }],
    [['status', '--json'], { is: 'status', isJson: true }],
  ])('%j is understood', (typed, command) => {
    expect(readCommand(typed)).toEqual(command);
  });

  it.each([
    [[], ''],
    [['begin'], 'begin'],
    [['start', 'Focus'], 'Focus'],
    [['start', '--preset'], '--preset'],
    [['start', '--preset', 'Focus', 'now'], 'now'],
    [['start', '--preset=Focus', 'now'], '--preset=Focus'],
    [['stop', 'it'], 'it'],
    [['status', '--xml'], '--xml'],
    [['status', '--json', 'now'], 'now'],
  ])('%j is not, and says by what', (typed, argument) => {
    expect(readCommand(typed)).toEqual({ is: 'unknown', argument });
  });
});

import type { Platform } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { type KeyboardEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { SETTINGS } from '../shell-words.ts';
import { DEFAULT_STOP_KEYS, keysOfPress, keysText } from '../stop-key/keys.ts';
import type { StopKey } from '../stop-key/stop-key.ts';

interface StopKeyFieldProps {
  readonly stopKey: StopKey;
  readonly platform: Platform;
}

/** Says the keys, and takes others by having them pressed. */
export function StopKeyField({ stopKey, platform }: StopKeyFieldProps): ReactNode {
  const { keys, problem } = useSyncExternalStore(stopKey.subscribe, stopKey.getSnapshot);
  const [isRecording, setRecording] = useState(false);
  const [isBare, setBare] = useState(false);
  const { change, recording, cancel, reset, bare, none, problem: problemText } = SETTINGS.stopKey;

  function choose(wanted: string): void {
    setRecording(false);
    void stopKey.choose(wanted);
  }

  function record(event: KeyboardEvent): void {
    if (!isRecording || event.key === 'Tab') return;
    if (event.key === 'Escape') {
      setRecording(false);
      return;
    }
    event.preventDefault();
    const pressed = keysOfPress(event);
    setBare(!pressed.ok && pressed.error === 'bare');
    if (pressed.ok) choose(pressed.value);
  }

  return (
    <div className="stop-key">
      <kbd className="stop-key-keys">{keys === undefined ? none : keysText(keys, platform)}</kbd>
      <Button
        look="line"
        size="small"
        onClick={() => {
          setRecording(!isRecording);
          setBare(false);
        }}
        onKeyDown={record}
        onBlur={() => setRecording(false)}
        aria-describedby="stop-key-status"
      >
        {isRecording ? cancel : change}
      </Button>
      {keys !== DEFAULT_STOP_KEYS && (
        <Button look="quiet" size="small" onClick={() => choose(DEFAULT_STOP_KEYS)}>
          {reset}
        </Button>
      )}
      <p id="stop-key-status" className="stop-key-status" role="status">
        {isRecording && (isBare ? bare : recording)}
        {!isRecording && problem !== undefined && problemText(keysText(problem.wanted, platform), problem.code)}
      </p>
    </div>
  );
}

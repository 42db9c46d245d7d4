import './ask-form.css';
import { MOST_QUERY_CHARACTERS } from '@vayl/domain';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../primitives/button.tsx';
import { TextField } from '../../primitives/text-field.tsx';
import { CHAT_WORDS } from '../chat-words.ts';

interface AskFormProps {
  readonly labelId: string;
  readonly input: string;
  readonly isReady: boolean;
  /** Of the last message; another one has come when it changes. */
  readonly newestId: string | undefined;
  readonly onInput: (text: string) => void;
  readonly onSubmit: (text: string) => void;
}

export function AskForm({ labelId, input, isReady, newestId, onInput, onSubmit }: AskFormProps): ReactNode {
  const field = useFocusAfterAnswer(isReady, newestId);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(input);
  };
  return (
    <form className="v-chat-ask" onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={{ id: labelId }}
        value={input}
        onChange={onInput}
        placeholder={CHAT_WORDS.placeholder}
        isDisabled={!isReady}
        maxLength={MOST_QUERY_CHARACTERS}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit" isDisabled={!isReady}>
        Send
      </Button>
    </form>
  );
}

/**
 * A field that is disabled loses the focus, and so does a chosen example, which is gone. With the answer it comes back
 * to the field, unless the person has gone elsewhere meanwhile.
 */
function useFocusAfterAnswer(isReady: boolean, newestId: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const seenId = useRef(newestId);
  useEffect(() => {
    if (!isReady || newestId === seenId.current) return;
    seenId.current = newestId;
    const hasNoFocus = document.activeElement === null || document.activeElement === document.body;
    if (hasNoFocus) field.current?.focus({ preventScroll: true });
  }, [isReady, newestId]);
  return field;
}

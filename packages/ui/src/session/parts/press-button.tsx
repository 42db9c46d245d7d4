import './press-button.css';
import type { ReactNode } from 'react';

interface PressButtonProps {
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that stays down as long as what it stands for holds. */
export function PressButton({ isPressed, onPress, children }: PressButtonProps): ReactNode {
  return (
    <button type="button" className="v-press" aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}

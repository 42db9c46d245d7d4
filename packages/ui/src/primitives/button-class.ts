type ButtonLook = 'filled' | 'line' | 'quiet' | 'stop';
type ButtonSize = 'regular' | 'small';

export interface ButtonFace {
  /** `filled` for the one thing to do, `line` beside it, `quiet` within text, `stop` for the light alone. */
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
}

export function buttonClass({ look = 'filled', size = 'regular' }: ButtonFace): string {
  return `v-button v-button-${look} v-button-${size}`;
}

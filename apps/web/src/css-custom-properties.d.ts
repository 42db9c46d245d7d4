import 'react';

// A component hands its numbers to its style sheet as custom properties.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

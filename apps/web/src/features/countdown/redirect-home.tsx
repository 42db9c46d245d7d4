import './redirect-home.css';
import { REDIRECT_PATH, REDIRECT_SECONDS, redirectText } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CHECKOUT_SUCCESS } from '../../../content/checkout.content.ts';
import { useRedirectCountdown } from './use-redirect-countdown.ts';

/** Goes home by itself after a while. Who reads slowly can stay (WCAG 2.2.1). */
export function RedirectHome(): ReactNode {
  const [isStaying, setIsStaying] = useState(false);
  const secondsLeft = useRedirectCountdown({ isRunning: !isStaying });
  const line = useRef<HTMLParagraphElement>(null);

  function stay(): void {
    setIsStaying(true);
    line.current?.focus();
  }

  return (
    <div className="redirect-home">
      <div className="redirect-home-left">
        <span className="redirect-home-marks" aria-hidden="true">
          {Array.from({ length: REDIRECT_SECONDS }, (_, second) => (
            <i key={second} data-over={isStaying || second >= secondsLeft ? '' : undefined} />
          ))}
        </span>
        <p ref={line} role="timer" tabIndex={-1}>
          {isStaying ? CHECKOUT_SUCCESS.staying : redirectText(secondsLeft)}
        </p>
      </div>
      <div className="redirect-home-acts">
        <ButtonLink render={<Link to={REDIRECT_PATH} />}>{CHECKOUT_SUCCESS.home}</ButtonLink>
        {!isStaying && (
          <Button look="quiet" onClick={stay}>
            {CHECKOUT_SUCCESS.stay}
          </Button>
        )}
      </div>
    </div>
  );
}

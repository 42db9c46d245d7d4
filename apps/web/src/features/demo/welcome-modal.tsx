import './welcome-modal.css';
import { ERROR_TEXT } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { Notice } from '@vayl/ui/primitives/notice';
import { ScreeningGate } from '@vayl/ui/session/screening-gate';
import { useScreeningGate } from '@vayl/ui/session/use-screening-gate';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { DEMO } from '../../../content/demo.content.ts';
import { logProblem } from '../../site/log-problem.ts';
import type { HandOver } from './hand-over.ts';

const { welcome } = DEMO;
const nobodyYet = () => 'awaited' as const;

/** The first thing on the page: what will happen, the four questions (RD-83), and the button that begins it. */
export function WelcomeModal({ handOver }: { readonly handOver: HandOver }): ReactNode {
  const arrival = useSyncExternalStore(handOver.subscribe, handOver.arrival, nobodyYet);
  const live = typeof arrival === 'object' ? arrival : undefined;
  const hasFailed = arrival === 'failed';
  const [isOpen, setOpen] = useState(false);
  const [isStarting, setStarting] = useState(false);
  // Until the session is here and knows of answers that hold, the questions stand.
  const gate = useScreeningGate(live?.isScreeningDue !== false);
  // Opened in the browser, and again if nothing behind it comes.
  useEffect(() => setOpen(true), [hasFailed]);

  // It gives way to a page that can be used: whatever was ordered has been done by then.
  useEffect(() => {
    if (isStarting && live !== undefined) setOpen(false);
  }, [isStarting, live]);

  const leave = () => {
    handOver
      .cancel()
      ?.start?.audio?.close()
      .catch((cause: unknown) => logProblem('sound.close-failed', cause));
    // A yes is a yes, whether or not somebody goes on from here.
    if (Object.values(gate.answers).includes('yes')) handOver.order({ answers: gate.answers, start: undefined });
    setStarting(false);
    setOpen(false);
  };

  const start = () => {
    handOver.order({ answers: gate.given, start: { audio: wokenAudio() } });
    setStarting(true);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={welcome.title}
      size="wide"
      isReadFirst
      actions={
        <Button isDisabled={hasFailed} busyText={isStarting && !hasFailed ? DEMO.starting : undefined} onClick={start}>
          {DEMO.start}
        </Button>
      }
    >
      <div className="welcome">
        {hasFailed && (
          <Notice tone="stop" title={welcome.failed}>
            <p>{ERROR_TEXT['demo/not-loaded']}</p>
          </Notice>
        )}
        <p>{welcome.lead}</p>
        <ol className="welcome-steps">
          {welcome.steps.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <ScreeningGate gate={gate} isHeldStill={live?.isHeldStill === true} kept={welcome.kept} />
      </div>
    </Dialog>
  );
}

/** To be called inside a press (DEMO-05). A context that does not wake stays silent, and the session goes on. */
function wokenAudio(): AudioContext | undefined {
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    context.resume().catch((cause: unknown) => logProblem('sound.resume-failed', cause));
    return context;
  } catch (cause) {
    logProblem('sound.open-failed', cause);
    return undefined;
  }
}

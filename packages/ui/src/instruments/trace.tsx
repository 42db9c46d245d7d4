import './trace.css';
import type { Hertz, Waveform } from '@vayl/domain';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { BROWSER_CLOCK, type FrameClock } from './signal/frame-clock.ts';
import { runFrames } from './signal/run-frames.ts';
import { FLAT_PATH, TRACE_BOX, tracePath, traceText } from './signal/trace-path.ts';
import { retuneTrace, startTrace, type TracePhases, type TraceSettings, traceSignal } from './signal/trace-signal.ts';
import { useReducedMotion } from './signal/use-reduced-motion.ts';

interface TraceProps {
  readonly globalHz: Hertz;
  readonly centerHz: Hertz;
  readonly waveform: Waveform;
  readonly isOn: boolean;
  readonly refreshHz?: Hertz;
  readonly spanSeconds?: number;
  readonly clock?: FrameClock;
}

const COMMON_REFRESH_HZ: Hertz = 60;

/** The light as a line that moves: its real waveform at its real rate, newest at the right. */
export function Trace(props: TraceProps): ReactNode {
  const { globalHz, centerHz, waveform, isOn, refreshHz = COMMON_REFRESH_HZ } = props;
  const { spanSeconds = 1, clock = BROWSER_CLOCK } = props;
  const isStill = useReducedMotion();
  const line = useRef<SVGPathElement>(null);
  const phases = useRef<TracePhases>(undefined);
  const settings = useMemo<TraceSettings>(
    () => ({ globalHz, centerHz, waveform, refreshHz }),
    [globalHz, centerHz, waveform, refreshHz],
  );
  const stillPath = isOn ? stillFrame(settings, spanSeconds) : FLAT_PATH;
  // Once drawn, the path belongs to the effect: a render must not put the still frame back between two frames.
  const [firstPath] = useState(stillPath);

  useEffect(() => {
    const path = line.current;
    if (path === null) return undefined;
    if (!isOn || isStill) {
      phases.current = undefined;
      path.setAttribute('d', stillPath);
      return undefined;
    }
    const nowSeconds = clock.nowMs() / 1000;
    const before = phases.current ?? startTrace(settings, nowSeconds - spanSeconds);
    const current = retuneTrace(before, settings, { nowSeconds, spanSeconds });
    phases.current = current;
    const signal = traceSignal(current, settings);
    const draw = (nowMs: number) =>
      path.setAttribute('d', tracePath(signal, { nowSeconds: nowMs / 1000, spanSeconds }));
    return runFrames({ clock, draw, element: path.ownerSVGElement ?? path });
  }, [settings, isOn, isStill, stillPath, spanSeconds, clock]);

  return (
    <div className="v-trace" data-on={isOn}>
      <svg
        viewBox={`0 0 ${TRACE_BOX.width} ${TRACE_BOX.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={traceText(settings, spanSeconds, isOn)}
      >
        <path ref={line} d={firstPath} vectorEffect="non-scaling-stroke" />
      </svg>
      <i className="v-trace-ticks" style={{ '--ticks': Math.round(spanSeconds * 10) }} aria-hidden="true" />
      <span className="v-trace-span">{spanSeconds} s</span>
    </div>
  );
}

/** What the server sends, and what somebody who wants no motion keeps: the first seconds of the wave. */
function stillFrame(settings: TraceSettings, spanSeconds: number): string {
  return tracePath(traceSignal(startTrace(settings, 0), settings), { nowSeconds: spanSeconds, spanSeconds });
}

import { UNANSWERED } from '@vayl/session';
import { describe, expect, it, vi } from 'vitest';
import { HandOver, type WelcomeOrder } from './hand-over.ts';

// Nothing here plays: a context is only handed from one side to the other.
const ORDER = { answers: UNANSWERED, start: { audio: new AudioContext() } } satisfies WelcomeOrder;

function liveSide() {
  return { carryOut: vi.fn<(order: WelcomeOrder) => void>(), isScreeningDue: true, isHeldStill: false };
}

describe('an order to start', () => {
  it('waits for a session that is still on its way, and is carried out once', () => {
    const handOver = new HandOver();
    handOver.order(ORDER);
    const first = liveSide();
    handOver.arrive(first);
    handOver.arrive(liveSide());
    expect(first.carryOut).toHaveBeenCalledExactlyOnceWith(ORDER);
  });

  it('is carried out at once by a session that is here: a press lasts no longer', () => {
    const handOver = new HandOver();
    const live = liveSide();
    handOver.arrive(live);
    expect(live.carryOut).not.toHaveBeenCalled();
    handOver.order(ORDER);
    expect(live.carryOut).toHaveBeenCalledExactlyOnceWith(ORDER);
  });
});

describe('an order that is taken back', () => {
  it('begins nothing when the session comes, and hands its sound back', () => {
    const handOver = new HandOver();
    handOver.order(ORDER);
    expect(handOver.cancel()).toBe(ORDER);
    expect(handOver.cancel()).toBeUndefined();
    const live = liveSide();
    handOver.arrive(live);
    expect(live.carryOut).not.toHaveBeenCalled();
  });
});

describe('the welcome', () => {
  it('is told of an arrival and of a failure, until it no longer listens', () => {
    const handOver = new HandOver();
    const onChange = vi.fn<() => void>();
    const forget = handOver.subscribe(onChange);
    handOver.arrive('failed');
    expect(handOver.arrival()).toBe('failed');
    expect(onChange).toHaveBeenCalledOnce();
    forget();
    handOver.arrive('awaited');
    expect(onChange).toHaveBeenCalledOnce();
  });
});

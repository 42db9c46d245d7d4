/** Goes from one number to another as `--dur-hue` and `--ease-in-out` say, and returns how to leave off. */
export function crossSlowly(from: number, to: number, show: (value: number) => void): () => void {
  const style = getComputedStyle(document.documentElement);
  // The browser's own animation of nothing: it knows the curve.
  const crossing = document.documentElement.animate([], {
    duration: from === to ? 0 : millisecondsOf(style.getPropertyValue('--dur-hue')),
    easing: style.getPropertyValue('--ease-in-out').trim() || 'linear',
    fill: 'forwards',
  });
  let frame = 0;
  const draw = () => {
    const share = crossing.effect?.getComputedTiming().progress ?? 1;
    show(from + (to - from) * share);
    if (share < 1) frame = requestAnimationFrame(draw);
  };
  draw();
  return () => {
    cancelAnimationFrame(frame);
    crossing.cancel();
  };
}

/** `1200ms` in the sources, `1.2s` in what is built. */
function millisecondsOf(time: string): number {
  const number = Number.parseFloat(time);
  if (Number.isNaN(number)) return 0;
  return time.trim().endsWith('ms') ? number : 1000 * number;
}

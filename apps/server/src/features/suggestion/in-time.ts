/** Undefined when it takes longer. What comes later is not looked at any more. */
export async function inTime<Value>(work: Promise<Value>, mostMs: number): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), mostMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { freePorts } from './free-ports.ts';

/** A port that nobody listens on right now, for a program whose address others must know before it starts. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

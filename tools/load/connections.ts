import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface Connections {
  /** Sends the text of a whole request, and gives the answer. Whoever finds every connection busy waits for one. */
  send(request: string): Promise<Answer>;
  close(): void;
}

/** A server closes a connection that has been idle for five seconds: one that may be about to go is not used again. */
const MOST_IDLE_MS = 3000;
const MOST_WAIT_MS = 30_000;

interface Waiting {
  readonly request: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (cause: Error) => void;
}

interface Idle {
  readonly socket: Socket;
  readonly sinceMs: number;
}

/**
 * Connections to one address that are kept open. They are bare sockets because the player shares its cores with what it
 * plays against: a client that parses answers fully costs as much as the server.
 */
export function openConnections(origin: string, most: number): Connections {
  const { hostname, port } = new URL(origin);
  const idle: Idle[] = [];
  const waiting: Waiting[] = [];
  const all = new Set<Socket>();

  const release = (socket: Socket): void => {
    if (!socket.destroyed) idle.push({ socket, sinceMs: performance.now() });
    next();
  };
  const next = (): void => {
    while (waiting.length > 0) {
      const socket = takeIdle() ?? (all.size < most ? open() : undefined);
      if (socket === undefined) return;
      const one = waiting.shift();
      if (one === undefined) return;
      exchange(socket, one, () => release(socket));
    }
  };
  const takeIdle = (): Socket | undefined => {
    for (;;) {
      // The one that was used last is the least likely to be closed on its other end.
      const found = idle.pop();
      if (found === undefined) return undefined;
      if (!found.socket.destroyed && performance.now() - found.sinceMs < MOST_IDLE_MS) return found.socket;
      found.socket.destroy();
    }
  };
  const open = (): Socket => {
    const socket = connect(Number(port), hostname);
    all.add(socket);
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    // Whoever uses it listens for itself; one that breaks while idle is nobody's failure.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      all.delete(socket);
      next();
    });
    return socket;
  };

  return {
    send: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      waiting.push({ request, resolve, reject });
      next();
      return promise;
    },
    close: () => {
      for (const socket of all) socket.destroy();
    },
  };
}

/** One request and its answer. The connection is given back only when the answer was whole. */
function exchange(socket: Socket, { request, resolve, reject }: Waiting, release: () => void): void {
  let text = '';
  const end = (): void => {
    clearTimeout(timer);
    socket.off('data', read).off('error', fail).off('close', closed);
  };
  const fail = (cause: Error): void => {
    end();
    socket.destroy();
    reject(cause);
  };
  const closed = (): void => fail(new Error('closed'));
  const timer = setTimeout(() => fail(new Error('timeout')), MOST_WAIT_MS);
  const read = (piece: string): void => {
    text += piece;
    const answer = readAnswer(text);
    if (answer === undefined) return;
    end();
    if (/\r\nconnection: close\r\n/i.test(text)) socket.destroy();
    resolve(answer);
    release();
  };
  socket.on('data', read).on('error', fail).on('close', closed);
  socket.write(request);
}

/** The answer, once all of it is there. */
export function readAnswer(text: string): Answer | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const status = Number(text.slice(9, 12));
  const body = text.slice(head + 4);
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, head)) ?? [];
  if (length !== undefined) return body.length >= Number(length) ? { status, body } : undefined;
  if (/\r\ntransfer-encoding: *chunked/i.test(text.slice(0, head))) {
    return body === '0\r\n\r\n' || body.endsWith('\r\n0\r\n\r\n') ? { status, body } : undefined;
  }
  return { status, body };
}

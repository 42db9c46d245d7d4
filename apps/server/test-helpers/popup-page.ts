import { createServer, request as forward } from 'node:http';
import { listenAnywhere } from './listen.ts';

/** What a page of the web app does: opens the popup, waits for its word, and notices when it is closed. */
const OPENER = `<!doctype html><meta charset="utf-8"><title>opener</title>
<button id="google">Google</button><button id="microsoft">Microsoft</button><output id="outcome"></output>
<script>
const outcome = document.getElementById('outcome');
let popup;
let nonce = '';
function say(text) { if (outcome.textContent === '') outcome.textContent = text; }
addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.data?.nonce !== nonce) return;
  say(event.data.error ? event.data.error.code + ': ' + event.data.error.description : 'signed in');
});
setInterval(() => { if (popup?.closed) setTimeout(() => say('closed'), 300); }, 50);
for (const name of ['google', 'microsoft']) document.getElementById(name).addEventListener('click', () => {
  nonce = crypto.randomUUID();
  outcome.textContent = '';
  const query = new URLSearchParams({ provider: name, popupOrigin: location.origin, popupNonce: nonce });
  popup = open('/auth-api/oauth-popup/start?' + query, 'sign-in', 'width=500,height=600');
});
</script>`;

export interface Front {
  readonly url: string;
  /** Where everything but the page itself goes. */
  forwardTo: string;
  stop(): Promise<void>;
}

/** One origin, as in production: a page in front, and the server behind it. */
export async function startFront(): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/signup') {
      // The site's pages carry this policy, and the popup has to live with it.
      outgoing.writeHead(200, {
        'content-type': 'text/html',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      outgoing.end(OPENER);
      return;
    }
    const { hostname, port } = new URL(front.forwardTo);
    const onward = forward(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  const port = await listenAnywhere(server);
  const front: Front = {
    url: `http://127.0.0.1:${port}`,
    forwardTo: '',
    stop: () => {
      const stopped = Promise.withResolvers<void>();
      server.close(() => stopped.resolve());
      server.closeAllConnections();
      return stopped.promise;
    },
  };
  return front;
}

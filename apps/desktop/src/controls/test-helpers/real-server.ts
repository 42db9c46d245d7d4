import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '@vayl/contract';
import { type RunningServer, startServer } from '../../../../../tools/site/start-server.ts';

const PUBLIC_URL = 'http://127.0.0.1:1';

/** A person at the real server, in a browser. */
export interface Person {
  readonly email: string;
  readonly client: Client;
}

export interface RealServer extends RunningServer {
  readonly url: string;
  /** Signed up, with an address that is confirmed. */
  newPerson(): Promise<Person>;
}

/** The server as it is, in a process of its own, on an empty schema. */
export async function startRealServer(): Promise<RealServer> {
  const running = await startServer({ publicUrl: PUBLIC_URL, hasRelease: false, provider: 'none' });
  const { server: url, standIns } = running.addresses;
  return { ...running, url, newPerson: () => signUp(url, standIns) };
}

async function signUp(url: string, standIns: string): Promise<Person> {
  const email = `ada-${randomUUID().slice(0, 13)}@people.example`;
  const address = `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  let token: string | undefined;
  const client = createClient({
    baseUrl: url,
    fetch: (input, init) => {
      const headers = new Headers(init.headers);
      headers.set('origin', PUBLIC_URL);
      headers.set('x-forwarded-for', address);
      return fetch(input, { ...init, headers });
    },
    sessionToken: () => token,
  });
  const signedUp = await client.signUpWithEmail({ body: { email, password: 'plum-harbour-quiet-91', name: '' } });
  if (!signedUp.ok) throw new Error(`nobody was signed up: ${JSON.stringify(signedUp.error)}`);
  token = signedUp.value.token ?? undefined;
  const link = new URL(await confirmation(standIns, email));
  await fetch(`${url}${link.pathname}${link.search}`, { redirect: 'manual' });
  return { email, client };
}

async function confirmation(standIns: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const mails = await fetch(`${standIns}/mails?${new URLSearchParams({ to: email })}`);
    const [link] = /http[^\s"\\]*verify-email[^\s"\\]*/.exec(await mails.text()) ?? [];
    if (link !== undefined) return link;
    await wait(100);
  }
  throw new Error(`no mail came to ${email}`);
}

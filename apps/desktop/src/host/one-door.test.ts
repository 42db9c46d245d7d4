import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SHELL = join(import.meta.dirname, '../../src-tauri/src');
const sources = readdirSync(SHELL, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.rs') && !path.endsWith('tests.rs'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(SHELL, path), 'utf8') }));
const textOf = (path: string) => sources.find((source) => source.path === path)?.text ?? expect.fail(path);

describe('what the shell may ask of the network', () => {
  it('leaves by one door, which writes it down', () => {
    const opens = /Client::(?:builder|new)|\.execute\(|\.send\(\)|TcpStream::connect|UdpSocket/;
    expect(sources.filter(({ text }) => opens.test(text)).map(({ path }) => path)).toEqual(['outgoing.rs']);
    // The updater has a door of its own, and what goes through it is written down beside it.
    const asksForUpdates = sources.filter(({ text }) => /\.check\(\)|\.download\(/.test(text)).map(({ path }) => path);
    expect(asksForUpdates).toEqual(['updates.rs']);
    expect(textOf('updates.rs').match(/ledger\.leaving\(/g)).toHaveLength(2);
  });

  it('[AUTH-08] [RD-58] asks Google and Microsoft for the right to read a calendar, and for no other', () => {
    const scopes = [...textOf('calendar/service.rs').matchAll(/scope: "(.+)"/g)].map(([, scope]) => scope);
    expect(scopes).toEqual([
      'https://www.googleapis.com/auth/calendar.readonly',
      'https://graph.microsoft.com/Calendars.Read offline_access',
    ]);
  });

  it('[AUTH-08] reads events, and sends nothing but what opens and closes a calendar', () => {
    const methods = [...textOf('calendar/connection.rs').matchAll(/Method::(\w+), (\w+)/g)].map(([, ...of]) => of);
    expect(methods).toEqual([
      ['POST', 'url'],
      ['GET', 'page'],
    ]);
    const posted = [...textOf('calendar/connection.rs').matchAll(/post\(outgoing, (.+?), &/g)].map(([, to]) => to);
    expect(posted).toEqual(['service.token.clone()', 'revoke']);
    expect(textOf('calendar.rs') + textOf('calendar/service.rs')).not.toContain('Method::');
  });

  it('[RD-58] gives no page what opens a calendar', () => {
    const answers = [...textOf('calendar.rs').matchAll(/-> Result<(\w+), Refusal>/g)].map(([, value]) => value);
    expect(answers).toEqual(['bool', 'Answer', 'bool']);
    // Whatever is printed may be read by others.
    const printed = sources
      .filter(({ path }) => path.startsWith('calendar'))
      .flatMap(({ text }) => text.match(/eprintln!\(.+\)/g));
    expect(printed.filter((line) => line !== null && !/: \{error\}"/.test(line))).toEqual([]);
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { addRowsEverywhere } from '../../../test-helpers/rows-of-a-person.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => server.moveClock('0'));

const newAddress = () => `${randomBytes(6).toString('hex')}@new.example`;
const correct = ({ client }: Person, newEmail: string) => client.correctEmail({ body: { newEmail } });
const confirm = (token: string) => server.client.confirmEmail({ body: { token } });
const refused = (code: string) => ({ ok: false, error: { is: 'refused', body: { code } } });

/** The token of the newest link that an address got. */
async function linkTo(address: string): Promise<string> {
  await server.runJobs();
  const mail = server.mailbox.mails.filter(({ to }) => to === address).at(-1);
  const [, token] = /\/verify-email[?]change=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error('no link came');
  return token;
}

const Emails = z.object({ identity: z.string(), profile: z.string(), is_verified: z.boolean() });
const emailsOf = ({ userId }: Person) =>
  server.context.database.row(
    Emails,
    `SELECT identity_user.email AS identity, users.email AS profile, "emailVerified" AS is_verified
     FROM identity_user JOIN users USING (id) WHERE id = $1`,
    [userId],
  );

describe('a new e-mail address', () => {
  it('counts once its link was opened, everywhere, and the old one is told', async () => {
    const person = await addPerson(server, { isEmailVerified: false });
    const email = newAddress();
    expect(await correct(person, ` ${email.toUpperCase()} `)).toEqual({ ok: true, value: {} });
    const token = await linkTo(email);
    expect(await emailsOf(person)).toEqual({ identity: person.email, profile: person.email, is_verified: false });

    expect(await confirm(token)).toEqual({ ok: true, value: {} });
    expect(await emailsOf(person)).toEqual({ identity: email, profile: email, is_verified: true });
    await server.runJobs();
    const notice = server.mailbox.mails.find(({ to }) => to === person.email);
    expect(notice?.subject).toContain('was changed');
    // Whoever reads the old mailbox does not learn the new address.
    expect(notice?.text).not.toContain(email);
  });

  it('is what the very next request knows of the person', async () => {
    const person = await addPerson(server);
    const email = newAddress();
    const before = await person.client.exportAccount({});
    expect(before).toMatchObject({ ok: true });
    await correct(person, email);
    await confirm(await linkTo(email));
    expect(await server.context.sessions.read(new Headers({ authorization: `Bearer ${person.token}` }))).toMatchObject({
      email,
      isEmailVerified: true,
    });
  });

  it('comes by a link that works once', async () => {
    const person = await addPerson(server);
    const email = newAddress();
    await correct(person, email);
    const token = await linkTo(email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await confirm(token)).toMatchObject(refused('auth/link-expired'));
  });

  it('comes by a link that works for an hour', async () => {
    const person = await addPerson(server);
    const email = newAddress();
    await correct(person, email);
    const token = await linkTo(email);
    await server.moveClock('61 minutes');
    expect(await confirm(token)).toMatchObject(refused('auth/link-expired'));
    await server.moveClock('59 minutes');
    expect(await confirm(token)).toMatchObject({ ok: true });
  });

  it('makes the link of an earlier wish worthless', async () => {
    const person = await addPerson(server);
    const [first, second] = [newAddress(), newAddress()];
    await correct(person, first);
    const token = await linkTo(first);
    await correct(person, second);
    expect(await confirm(token)).toMatchObject(refused('auth/link-expired'));
    expect(await confirm(await linkTo(second))).toMatchObject({ ok: true });
  });

  it('is not stored as the token that the link holds', async () => {
    const person = await addPerson(server);
    const email = newAddress();
    await correct(person, email);
    const token = await linkTo(email);
    const [row] = await server.context.database.rows(
      z.object({ token_hash: z.string() }),
      'SELECT token_hash FROM email_changes WHERE user_id = $1',
      [person.userId],
    );
    expect(row?.token_hash).toHaveLength(43);
    expect(row?.token_hash).not.toBe(token);
    expect(server.logText()).not.toContain(token);
  });

  it.each(['', 'no-at', 'a@b', 'two@at@example.com', 'a@example.com\r\nBcc: b@example.com', '"a" <a@example.com>'])(
    'is refused when it is none: %j',
    async (newEmail) => {
      const person = await addPerson(server);
      expect(await correct(person, newEmail)).toMatchObject(refused('auth/invalid-email'));
    },
  );

  it('is refused when an account has it, at the wish and at the link', async () => {
    const [person, other] = [await addPerson(server), await addPerson(server)];
    expect(await correct(person, other.email.toUpperCase())).toMatchObject(refused('auth/email-already-in-use'));
    const email = newAddress();
    await correct(person, email);
    const token = await linkTo(email);
    await addPerson(server, { email });
    expect(await confirm(token)).toMatchObject(refused('auth/email-already-in-use'));
    expect(await emailsOf(person)).toMatchObject({ identity: person.email });
  });

  it('goes to one of several who are given it at the same moment', async () => {
    const email = newAddress();
    const tokens: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      await correct(await addPerson(server), email);
      tokens.push(await linkTo(email));
    }
    const answers = await Promise.all(tokens.map(confirm));
    const codes = answers.map((answer) =>
      answer.ok || answer.error.is !== 'refused' ? 'taken' : answer.error.body.code,
    );
    expect(codes.filter((code) => code === 'taken')).toHaveLength(1);
    expect(codes.filter((code) => code === 'auth/email-already-in-use')).toHaveLength(2);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("floods nobody's mailbox, neither from one account nor from many", async () => {
    const email = newAddress();
    for (let number = 0; number < 3; number += 1) {
      expect(await correct(await addPerson(server), email)).toMatchObject({ ok: true });
    }
    expect(await correct(await addPerson(server), email)).toMatchObject(refused('request/too-many'));
    const person = await addPerson(server);
    for (let number = 0; number < 5; number += 1) await correct(person, newAddress());
    expect(await correct(person, newAddress())).toMatchObject(refused('request/too-many'));
  });

  it('takes along what the confirmed old one had left, and makes its other links worthless', async () => {
    const person = await addPerson(server);
    await addRowsEverywhere(server, person);
    const email = newAddress();
    await correct(person, email);
    await confirm(await linkTo(email));
    const answer = await person.client.exportAccount({});
    if (!answer.ok) throw new Error('no export');
    const { held } = answer.value;
    expect(held['download_requests']).toMatchObject([{ email }, { email }]);
    expect(held['coinrescue_waitlist']).toMatchObject([{ email }]);
    expect(held['mail_suppressions']).toHaveLength(1);
    expect(held['identity_verification']).toEqual([]);
  });

  it('takes nothing along from an address that was never confirmed', async () => {
    const person = await addPerson(server, { isEmailVerified: false });
    await addRowsEverywhere(server, person);
    const email = newAddress();
    await correct(person, email);
    await confirm(await linkTo(email));
    const answer = await person.client.exportAccount({});
    expect(answer).toMatchObject({ ok: true, value: { held: { download_requests: [], mail_suppressions: [] } } });
  });
});

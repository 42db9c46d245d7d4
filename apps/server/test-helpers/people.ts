import { randomBytes } from 'node:crypto';
import type { Client } from '@vayl/contract';
import { z } from 'zod';
import type { TestServer } from './test-server.ts';

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly client: Client;
}

const Id = z.object({ id: z.string() });

/** A signed-in person, put straight into the tables: for tests that are about something else than signing up. */
export async function addPerson(
  { context: { database }, clientWith }: TestServer,
  { isEmailVerified = true, email = `${randomBytes(6).toString('hex')}@people.example` } = {},
): Promise<Person> {
  const token = randomBytes(24).toString('hex');
  const user = await database.row(
    Id,
    'INSERT INTO identity_user (name, email, "emailVerified") VALUES ($1, $2, $3) RETURNING id',
    ['', email, isEmailVerified],
  );
  if (user === undefined) throw new Error('nobody was added');
  await database.run(
    `INSERT INTO identity_session (token, "userId", "expiresAt", "updatedAt") VALUES ($1, $2, now() + interval '10 years', now())`,
    [token, user.id],
  );
  await database.run('INSERT INTO users (id, email, provider) VALUES ($1, $2, $3)', [user.id, email, 'email']);
  return { userId: user.id, email, token, client: clientWith(token) };
}

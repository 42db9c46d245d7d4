import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Database, openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';

export interface LeaseData {
  readonly schema: string;
  readonly people: number;
  readonly database: Database;
  /** The settings that decide what a commit costs, as the server reports them. */
  readonly durability: string;
  readonly drop: () => Promise<void>;
}

const Setting = z.object({ name: z.string(), setting: z.string() });

/** A schema with signed-in people whose ids both sides can compute from a number. */
export async function prepareLeaseData(url: string, people: number): Promise<LeaseData> {
  const schema = `measure_${randomBytes(4).toString('hex')}`;
  const database = openDatabase({
    url,
    schema,
    poolSize: 2,
    onIdleError: (cause) => process.stderr.write(`${cause.name}\n`),
  });
  await migrate(database, schema);
  await database.run(
    `INSERT INTO identity_user (id, name, email, "emailVerified")
     SELECT md5('person ' || n)::uuid, '', n || '@measure.example', true FROM generate_series(0, $1 - 1) AS n`,
    [people],
  );
  await database.run(
    `INSERT INTO identity_session (token, "userId", "expiresAt", "updatedAt")
     SELECT md5('session ' || n), md5('person ' || n)::uuid, now() + interval '1 day', now()
     FROM generate_series(0, $1 - 1) AS n`,
    [people],
  );
  await database.run('ANALYZE');
  const settings = await database.rows(
    Setting,
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit') ORDER BY name`,
  );
  return {
    schema,
    people,
    database,
    durability: settings.map(({ name, setting }) => `${name} ${setting}`).join(', '),
    drop: async () => {
      await database.run(`DROP SCHEMA ${schema} CASCADE`);
      await database.run(`DROP SCHEMA IF EXISTS ${schema}_jobs CASCADE`);
      await database.close();
    },
  };
}

export const tokenOf = (person: number): string => createHash('md5').update(`session ${person}`).digest('hex');

import { createHash } from 'node:crypto';

/** What a simulated person is known by. Both sides compute it from a number: the database in SQL, the player here. */
interface SimulatedPerson {
  readonly userId: string;
  readonly token: string;
  readonly email: string;
  readonly deviceId: string;
  readonly timeZone: string;
  /** Where they call from; limits are counted by it. */
  readonly address: string;
  readonly subscriptionId: string;
  readonly customerId: string;
}

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'America/Sao_Paulo', 'UTC'] as const;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

const known = new Map<number, SimulatedPerson>();

export function personOf(number: number): SimulatedPerson {
  const person = known.get(number) ?? makePerson(number);
  known.set(number, person);
  return person;
}

function makePerson(number: number): SimulatedPerson {
  return {
    userId: asUuid(md5(`person ${number}`)),
    token: md5(`session ${number}`),
    email: `${number}@load.example`,
    deviceId: uuidOf('device', number),
    timeZone: ZONES[number % ZONES.length] ?? 'UTC',
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    subscriptionId: `sub_load_${number}`,
    customerId: `cus_load_${number}`,
  };
}

/** A number in the shape that servers accept (version 4), always the same for the same words. */
export function uuidOf(...words: readonly (string | number)[]): string {
  const hex = md5(words.join(' '));
  return asUuid(`${hex.slice(0, 12)}4${hex.slice(13, 16)}a${hex.slice(17)}`);
}

function asUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const PASSWORD = 'seven quiet lamps';
/** Everybody has the same one, hashed as the server does it (argon2id): checking it costs what it costs in production. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$53GQ7WRgEnN6OoyipT3f+w$YBTXov4Dlro2x2aDf4lLlnxft4lAETDxwVZqt1jgOxQ';

/**
 * Statements that put so many people into the tables of an empty schema, signed in, each with a subscription that the
 * payment service knows. They are run one after the other, with the first and the last number as `$1` and `$2`.
 */
const ADD_PEOPLE: readonly string[] = [
  `INSERT INTO identity_user (id, name, email, "emailVerified")
   SELECT md5('person ' || n)::uuid, '', n || '@load.example', true FROM generate_series($1::integer, $2::integer) AS n`,
  `INSERT INTO users (id, email, provider)
   SELECT md5('person ' || n)::uuid, n || '@load.example', 'email' FROM generate_series($1::integer, $2::integer) AS n`,
  `INSERT INTO identity_account ("accountId", "providerId", "userId", password, "updatedAt")
   SELECT md5('person ' || n)::uuid::text, 'credential', md5('person ' || n)::uuid, '${PASSWORD_HASH}', now()
   FROM generate_series($1::integer, $2::integer) AS n`,
  `INSERT INTO identity_session (token, "userId", "expiresAt", "updatedAt")
   SELECT md5('session ' || n), md5('person ' || n)::uuid, now() + interval '1 day', now()
   FROM generate_series($1::integer, $2::integer) AS n`,
  `INSERT INTO payment_customers (user_id, customer_id)
   SELECT md5('person ' || n)::uuid, 'cus_load_' || n FROM generate_series($1::integer, $2::integer) AS n`,
];

/** Few enough for one statement to end in the time that the server gives a statement. */
const MOST_AT_ONCE = 4000;

/** Puts people into the tables by whatever can run a statement. */
export async function addPeople(
  people: number,
  run: (sql: string, values: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < people; from += MOST_AT_ONCE) {
    const last = Math.min(people, from + MOST_AT_ONCE) - 1;
    for (const sql of ADD_PEOPLE) await run(sql, [from, last]);
  }
}

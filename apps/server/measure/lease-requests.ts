import { randomInt, randomUUID } from 'node:crypto';
import { tokenOf } from './lease-data.ts';

/** The text of one lease after the other, each of somebody at random. */
export function leaseRequests(host: string, people: number): () => string {
  const deviceIds = Array.from({ length: people }, () => randomUUID());
  const bodyOf = (person: number) =>
    `{"leaseId":"${randomUUID()}","deviceId":"${deviceIds[person]}","timeZone":"Europe/Berlin","wantedSeconds":1}`;
  // Heads are made beforehand: each person has a token, and every body has the same length.
  const bodyLength = bodyOf(0).length;
  const heads = deviceIds.map(
    (_, person) =>
      `POST /api/minutes/lease HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${tokenOf(person)}\r\ncontent-type: application/json\r\ncontent-length: ${bodyLength}\r\n\r\n`,
  );
  return () => {
    const person = randomInt(people);
    return `${heads[person]}${bodyOf(person)}`;
  };
}

/** A part of the address as it may be sent on: the contract refuses what is longer, and the server would anyway. */
export function addressPart(query: URLSearchParams, name: string, mostLength: number): string | null {
  return query.get(name)?.slice(0, mostLength) ?? null;
}

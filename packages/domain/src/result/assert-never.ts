/** Closes a union: a new member that a switch forgets is a type error here, and a bug if it is ever reached. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

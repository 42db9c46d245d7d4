/**
 * What the log may know of an error. Messages of the database and of parsers quote what people sent, so an error is
 * told by its kind, its code and where it happened; only errors that we threw ourselves keep their sentence.
 */
export function errorFacts(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return { kind: typeof cause };
  const facts = { kind: cause.name, ...codeOf(cause), at: framesOf(cause) };
  return cause.constructor === Error ? { ...facts, message: cause.message.slice(0, 300) } : facts;
}

function codeOf(error: Error): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const name of ['code', 'constraint', 'table']) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') facts[name === 'code' ? 'errorCode' : name] = value;
  }
  return facts;
}

function framesOf(error: Error): readonly string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('at ')).slice(0, 8);
}

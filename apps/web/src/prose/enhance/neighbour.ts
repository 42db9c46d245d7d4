/** Which tab a key leads to from the current one; none for keys that lead nowhere. */
export function neighbourOf<Name extends string>(names: readonly Name[], current: Name, key: string): Name | undefined {
  const at = names.indexOf(current);
  switch (key) {
    case 'ArrowRight':
      return names[(at + 1) % names.length];
    case 'ArrowLeft':
      return names.at(at - 1);
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    default:
      return undefined;
  }
}

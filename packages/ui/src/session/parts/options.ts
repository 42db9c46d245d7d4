import type { Option } from '../../primitives/radio-group.tsx';

/** Values and their words, as segments want them. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  text: Readonly<Record<Value, string>>,
): readonly Option<Value>[] {
  return values.map((value) => ({ value, text: text[value] }));
}

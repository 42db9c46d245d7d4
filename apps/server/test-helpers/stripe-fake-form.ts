/** A form in which the payment service's library nests with brackets: `line_items[0][price]=x`. */
export type FormTree = { [name: string]: FormTree | string };

export function readForm(text: string): FormTree {
  const tree: FormTree = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop();
    if (last === undefined) continue;
    let branch = tree;
    for (const name of names) {
      const next = branch[name];
      const deeper = typeof next === 'object' ? next : {};
      branch[name] = deeper;
      branch = deeper;
    }
    branch[last] = value;
  }
  return tree;
}

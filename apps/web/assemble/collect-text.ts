/** A piece of a paper as the page shows it. */
export interface TextBlock {
  readonly is: 'title' | 'meta' | 'heading' | 'subheading' | 'paragraph' | 'item' | 'row' | 'caption' | 'reference';
  readonly text: string;
}

/** Runs in the page, so it may use nothing from around it. */
export function collectText(): TextBlock[] {
  const blocks: TextBlock[] = [];
  let part = 0;

  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    for (const cites of copy.querySelectorAll('.prose-cites')) cites.replaceWith(` [${cites.textContent}]`);
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const add = (is: TextBlock['is'], text: string) => {
    if (text !== '') blocks.push({ is, text });
  };
  const addTable = (table: Element) => {
    for (const row of table.querySelectorAll('tr')) add('row', [...row.children].map(textOf).join(' | '));
  };
  const addChild = (child: Element): void => {
    if (child.matches('h2')) {
      part += 1;
      add('heading', `${part}  ${textOf(child)}`);
    } else if (child.matches('h3')) add('subheading', textOf(child));
    else if (child.matches('ul, ol')) for (const item of child.children) add('item', textOf(item));
    else if (child.matches('figure')) addFigure(child);
    else if (child.querySelector('table') !== null) addTable(child);
    else add('paragraph', textOf(child));
  };
  const addFigure = (figure: Element) => {
    const title = figure.querySelector('.figure-title, .v-lanes-title');
    if (title !== null) add('subheading', [...title.childNodes].map((node) => node.textContent?.trim()).join('  '));
    const table = figure.querySelector('table');
    if (table !== null) addTable(table);
    const caption = figure.querySelector('figcaption');
    if (caption !== null) add('caption', textOf(caption));
  };

  for (const title of document.querySelectorAll('.prose-head h1')) add('title', textOf(title));
  add('meta', [...document.querySelectorAll('.prose-meta li')].map(textOf).join(' · '));
  for (const child of document.querySelector('.prose-text')?.children ?? []) addChild(child);
  if (document.querySelector('.prose-references') !== null) add('heading', 'References');
  for (const reference of document.querySelectorAll('.prose-reference')) {
    const at = (name: string) => {
      const element = reference.querySelector(`.prose-reference-${name}`);
      return element === null ? '' : textOf(element);
    };
    const ended = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
    const stance = reference.querySelector('.prose-stance')?.textContent ?? '';
    const address = reference.querySelector<HTMLAnchorElement>('.prose-full-text')?.href ?? '';
    const doubt = at('links').replace('View Full Text', '').trim();
    add(
      'reference',
      [
        `[${at('number')}] ${ended(at('title'))} ${ended(at('source'))} ${at('finding')}`,
        `${stance}: ${at('stance').replace(stance, '').trim()}`,
        address,
        doubt === '' ? '' : `(${doubt})`,
      ]
        .filter((text) => text !== '')
        .join(' '),
    );
  }
  return blocks;
}

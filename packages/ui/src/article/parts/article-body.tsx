import { type ArticleBlock, type ArticleText, articleBlocks, assertNever } from '@vayl/domain';
import type { ReactNode } from 'react';

interface ArticleBodyProps {
  readonly content: string;
  /** The level of the article's own title: headings inside it stand below. */
  readonly titleLevel: 2 | 3;
}

/** An article's text as blocks. They never change places, so a block is known by its place. */
export function ArticleBody({ content, titleLevel }: ArticleBodyProps): ReactNode {
  return numbered(articleBlocks(content)).map(({ key, item }) => (
    <Block key={key} block={item} titleLevel={titleLevel} />
  ));
}

interface BlockProps {
  readonly block: ArticleBlock;
  readonly titleLevel: 2 | 3;
}

function Block({ block, titleLevel }: BlockProps): ReactNode {
  switch (block.is) {
    case 'heading': {
      const Tag = titleLevel === 2 ? (block.level === 1 ? 'h3' : 'h4') : block.level === 1 ? 'h4' : 'h5';
      return <Tag>{inline(block.texts)}</Tag>;
    }
    case 'paragraph':
      return <p>{inline(block.texts)}</p>;
    case 'bullets':
      return (
        <ul>
          {numbered(block.items).map(({ key, item }) => (
            <li key={key}>{inline(item)}</li>
          ))}
        </ul>
      );
    default:
      return assertNever(block);
  }
}

function inline(texts: readonly ArticleText[]): ReactNode {
  return numbered(texts).map(({ key, item: { text, isBold } }) => (isBold ? <strong key={key}>{text}</strong> : text));
}

function numbered<Item>(items: readonly Item[]): { readonly key: number; readonly item: Item }[] {
  return items.map((item, key) => ({ key, item }));
}

import type { Article } from '@vayl/domain';

const MOST_CHARACTERS = 6000;
const MOST_TITLE_CHARACTERS = 160;

/** What an article of ours must not say, whoever wrote it: claims about health, and where else to go. */
const CLAIMS =
  /\b(?:cur(?:e[ds]?|ing)|treat(?:s|ed|ing|ments?)?|heal(?:s|ed|ing|er)?|guarantee\w*|clinically|proven|safe for|doctors?|medications?)\b/iu;
const ADDRESSES = /https?:|www\.|@|[\p{L}\d]\.\p{L}{2,}/iu;

/** The article, if it can be shown. */
export function readableArticle({ title, content }: Article): Article | undefined {
  const article = { title: title.trim(), content: content.trim() };
  const isWritten = article.title !== '' && article.content !== '';
  const isShort = article.title.length <= MOST_TITLE_CHARACTERS && article.content.length <= MOST_CHARACTERS;
  const text = `${article.title}\n${article.content}`.normalize('NFKC');
  return isWritten && isShort && !CLAIMS.test(text) && !ADDRESSES.test(text) ? article : undefined;
}

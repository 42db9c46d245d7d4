import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const MUTED_ACCENT = 'color-mix(in oklab, var(--accent) 55%, var(--ink))';

/** Code in the design's own colours, each of which is legible on both surfaces at every hue. */
export const HIGHLIGHT: HighlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier], color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null, tags.string, tags.regexp], color: MUTED_ACCENT },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.className], color: 'var(--ink)', fontWeight: '600' },
  { tag: [tags.operator, tags.punctuation, tags.bracket], color: 'var(--ink-2)' },
  { tag: tags.comment, color: 'var(--ink-3)' },
]);

export const LOOK = EditorView.theme({
  '&': {
    minHeight: '15rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-1)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
  },
  '&:hover': { borderColor: 'var(--ink-2)' },
  '&.cm-focused': { outline: '2px solid var(--ink)', outlineOffset: '3px' },
  '.cm-scroller': { fontFamily: 'var(--font-num)', lineHeight: '1.65' },
  '.cm-content': { paddingBlock: 'var(--s-4)', caretColor: 'var(--ink)' },
  '.cm-line': { paddingInline: 'var(--s-2) var(--s-1)' },
  '.cm-gutters': { border: 'none', backgroundColor: 'transparent', color: 'var(--ink-3)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2rem', paddingInline: 'var(--s-2) var(--s-1)' },
  '.cm-content ::selection': { backgroundColor: 'color-mix(in oklab, var(--accent) 30%, var(--surface))' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent', boxShadow: 'inset 0 -1px var(--ink)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', boxShadow: 'inset 0 -1px var(--stop)' },
});

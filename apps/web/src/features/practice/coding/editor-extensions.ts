import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap, lineNumbers } from '@codemirror/view';
import { EDITOR } from '../../../../content/practice.content.ts';
import { HIGHLIGHT, LOOK } from './editor-look.ts';

/** As long as the editor itself waits for Tab after Esc. */
const LEAVING_MS = 2000;

export interface EditorEvents {
  readonly onChange: (code: string) => void;
  /** Ctrl or Cmd with Enter. */
  readonly onRun: (code: string) => void;
}

export function editorExtensions({ onChange, onRun }: EditorEvents): Extension[] {
  return [
    lineNumbers(),
    history(),
    javascriptLanguage,
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    syntaxHighlighting(HIGHLIGHT),
    LOOK,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': EDITOR.name, 'aria-description': EDITOR.keys }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
    keymap.of([...ownKeys(onRun), ...defaultKeymap.filter(({ key }) => key !== 'Escape'), ...historyKeymap]),
  ];
}

// Esc is nobody's here, not even to drop a selection: it must always reach the page, where it stops the light.
function ownKeys(onRun: EditorEvents['onRun']): KeyBinding[] {
  const run = ({ state }: EditorView): boolean => {
    onRun(state.doc.toString());
    return true;
  };
  const leave = (view: EditorView): boolean => {
    view.setTabFocusMode(LEAVING_MS);
    return true;
  };
  return [{ key: 'Mod-Enter', run }, { key: 'Ctrl-m', run: leave }, indentWithTab];
}

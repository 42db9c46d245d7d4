import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { type EditorEvents, editorExtensions } from './editor-extensions.ts';

export interface CodeEditorHandle {
  /** Takes the place of what is there, and can be undone like typing. */
  readonly write: (code: string) => void;
}

interface CodeEditorProps extends EditorEvents {
  /** From then on the editor has the word: what it is told while somebody types would be older than what they typed. */
  readonly initialCode: string;
  readonly ref: Ref<CodeEditorHandle>;
}

/**
 * CodeMirror, in a shadow root: there it hands its styles to the browser as objects, which the site's content policy
 * allows, and not as a style element, which it does not.
 */
export function CodeEditor({ initialCode, onChange, onRun, ref }: CodeEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ initialCode, onChange, onRun });
  useEffect(() => {
    latest.current = { initialCode, onChange, onRun };
  });

  useEffect(() => {
    if (host.current === null) return undefined;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const extensions = editorExtensions({
      onChange: (code) => latest.current.onChange(code),
      onRun: (code) => latest.current.onRun(code),
    });
    const made = new EditorView({ root, parent: root, doc: latest.current.initialCode, extensions });
    view.current = made;
    return () => made.destroy();
  }, []);

  useImperativeHandle(ref, () => ({
    write: (code) => {
      const { state } = view.current ?? {};
      if (state === undefined) return;
      const changes = { from: 0, to: state.doc.length, insert: code };
      // A step of its own, however soon after the last key: undoing it gives back just what was there.
      view.current?.dispatch({ changes, annotations: isolateHistory.of('full') });
    },
  }));

  return <div ref={host} className="code-editor" />;
}

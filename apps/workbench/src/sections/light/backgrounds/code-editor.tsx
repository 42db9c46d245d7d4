import './code-editor.css';
import type { ReactNode } from 'react';
import { highlight } from './highlight.ts';
import { SAMPLE_CODE } from './sample-code.ts';

const LINES = highlight(SAMPLE_CODE);

export function CodeEditor(): ReactNode {
  return (
    <div className="editor">
      <p className="editor-file">
        <span>sample.ts</span>
      </p>
      <pre>
        <code>
          {LINES.map(({ number, tokens }) => (
            <span key={number} className="editor-line" data-number={number}>
              {tokens.map(({ at, kind, text }) => (
                <span key={at} className={`token-${kind}`}>
                  {text}
                </span>
              ))}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}

import './coding-tab.css';
import { ERROR_TEXT } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Notice } from '@vayl/ui/primitives/notice';
import { Text } from '@vayl/ui/primitives/text';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { EDITOR } from '../../../../content/practice.content.ts';
import { logProblem } from '../../../site/log-problem.ts';
import type { CodingPanelProps } from './coding-panel.tsx';

type LoadPanel = () => Promise<ComponentType<CodingPanelProps>>;

interface CodingTabProps extends CodingPanelProps {
  readonly load?: LoadPanel;
}

type Loading =
  | { readonly is: 'opening' }
  | { readonly is: 'failed' }
  | { readonly is: 'ready'; readonly Panel: ComponentType<CodingPanelProps> };

/** The editor is heavy, so it comes only when somebody opens its tab. */
export function CodingTab({ load = loadPanel, ...panel }: CodingTabProps): ReactNode {
  const [loading, setLoading] = useState<Loading>({ is: 'opening' });

  useEffect(() => {
    if (loading.is !== 'opening') return undefined;
    let isAwaited = true;
    const arrive = (next: Loading) => {
      if (isAwaited) setLoading(next);
    };
    load().then(
      (Panel) => arrive({ is: 'ready', Panel }),
      (cause: unknown) => {
        logProblem('practice-editor.load-failed', cause);
        arrive({ is: 'failed' });
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [load, loading.is]);

  if (loading.is === 'ready') return <loading.Panel {...panel} />;
  return (
    <div className="coding-tab-wait">
      {loading.is === 'opening' ? (
        <div role="status">
          <Text look="said">{EDITOR.opening}</Text>
        </div>
      ) : (
        <>
          <Notice tone="stop" title={EDITOR.failed}>
            {ERROR_TEXT['practice/editor-not-loaded']}
          </Notice>
          <Button look="line" size="small" onClick={() => setLoading({ is: 'opening' })}>
            {EDITOR.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}

async function loadPanel(): Promise<ComponentType<CodingPanelProps>> {
  const { CodingPanel } = await import('./coding-panel.tsx');
  return CodingPanel;
}

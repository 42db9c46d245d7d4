import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { PRESET_WORDS } from '../words/preset-text.ts';

interface ShareSettingsProps {
  /** The whole address of what is set now. */
  readonly address: () => string;
}

type Copy = { readonly is: 'not-yet' | 'done' } | { readonly is: 'refused'; readonly address: string };

/** The settings as an address. Where a browser refuses to copy, the address stands there to be taken by hand. */
export function ShareSettings({ address }: ShareSettingsProps): ReactNode {
  const [copy, setCopy] = useState<Copy>({ is: 'not-yet' });
  async function handleCopy(): Promise<void> {
    const link = address();
    try {
      await navigator.clipboard.writeText(link);
      setCopy({ is: 'done' });
    } catch {
      // No bug of ours: a page without focus or permission may not write there, and says so by showing the link.
      setCopy({ is: 'refused', address: link });
    }
  }
  return (
    <div className="v-preset-share">
      <Button look="line" size="small" onClick={() => void handleCopy()}>
        {PRESET_WORDS.copy}
      </Button>
      <p className="v-control-note">{PRESET_WORDS.copyNote}</p>
      <div role="status">
        {copy.is === 'done' && <p>{PRESET_WORDS.copied}</p>}
        {copy.is === 'refused' && (
          <p>
            {PRESET_WORDS.refused} <span className="v-preset-address">{copy.address}</span>
          </p>
        )}
      </div>
    </div>
  );
}

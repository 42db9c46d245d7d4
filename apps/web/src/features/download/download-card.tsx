import './download-card.css';
import { INSTALLERS, type InstallerPlatform } from '@vayl/domain';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Heading } from '@vayl/ui/primitives/heading';
import { Mark } from '@vayl/ui/primitives/mark';
import { lazy, type MouseEvent, type ReactNode, Suspense, useId } from 'react';
import { DOWNLOAD, SYSTEMS } from '../../../content/download.content.ts';
import { DownloadFacts, ReleaseFacts } from '../../sections/download/download-facts.tsx';
import type { Release } from './use-releases.ts';

const RequestLinkForm = lazy(async () => {
  const { RequestLinkForm: Part } = await import('./request-link-form.tsx');
  return { default: Part };
});

interface DownloadCardProps {
  readonly installer: InstallerPlatform;
  readonly isRecommended: boolean;
  /** Null: there is none. Undefined: nobody knows yet, and the link may well work. */
  readonly release: Release | null | undefined;
  readonly isAsking: boolean;
  /** Asked for, and not out: the form stands in its place. */
  readonly isMissing: boolean;
  readonly onIntent: () => void;
  readonly onStart: (installer: InstallerPlatform) => void;
}

export function DownloadCard(props: DownloadCardProps): ReactNode {
  const { installer, isRecommended, release, isAsking, isMissing, onIntent, onStart } = props;
  const titleId = useId();
  const words = SYSTEMS[installer];
  const look = isRecommended ? 'filled' : 'line';

  function handleClick(event: MouseEvent): void {
    // Whoever wants the link in a place of their own gets it there.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isAsking) onStart(installer);
  }

  return (
    <article className="download-card" aria-labelledby={titleId} data-is={isMissing ? 'missing' : 'ready'}>
      <div className="download-card-head">
        <Heading level={2} id={titleId}>
          {words.name}
        </Heading>
        {isRecommended && (
          <p className="download-card-mark">
            <Mark /> {DOWNLOAD.recommended}
          </p>
        )}
      </div>
      <DownloadFacts installer={installer} />
      <div className="download-card-act">
        {isMissing ? (
          <>
            <p className="download-card-missing">
              <b>{DOWNLOAD.notOut}.</b> {words.notOut}
            </p>
            <Suspense fallback={null}>
              <RequestLinkForm platform={installer} name={`${DOWNLOAD.notOut}. ${words.notOut}`} look={look} />
            </Suspense>
          </>
        ) : (
          <ButtonLink
            look={look}
            href={INSTALLERS[installer].path}
            aria-busy={isAsking || undefined}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={handleClick}
          >
            {isAsking ? DOWNLOAD.asking : release === null ? words.ask : words.start}
          </ButtonLink>
        )}
      </div>
      {release !== undefined && <ReleaseFacts release={release} />}
    </article>
  );
}

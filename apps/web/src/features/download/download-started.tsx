import './download-started.css';
import { INSTALLERS, type InstallerPlatform } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode, Ref } from 'react';
import { DOWNLOAD, DOWNLOAD_STARTED, SYSTEMS } from '../../../content/download.content.ts';
import type { Release } from './use-releases.ts';

interface DownloadStartedProps {
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly installer: InstallerPlatform;
  readonly release: Release | null | undefined;
  readonly onBack: () => void;
}

export function DownloadStarted({ titleRef, installer, release, onBack }: DownloadStartedProps): ReactNode {
  const { title, fallback, back } = DOWNLOAD_STARTED;
  const { started, steps } = SYSTEMS[installer];
  return (
    <div className="download-started">
      <Button look="quiet" onClick={onBack}>
        {back}
      </Button>
      <h1 ref={titleRef} tabIndex={-1} className="v-heading-page">
        {title}
      </h1>
      <Text look="lead">{started}</Text>
      <ol className="download-steps">
        {steps.map((step, index) => (
          <li key={step.title}>
            <span aria-hidden="true">{index + 1}</span>
            <b>{step.title}</b>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="download-fallback">
        {fallback.before}{' '}
        <a href={INSTALLERS[installer].path} download>
          {fallback.link}
        </a>
      </p>
      {release && (
        <dl className="download-file">
          <dt>{DOWNLOAD.facts.fileName}</dt>
          <dd>{release.fileName}</dd>
          <dt>{DOWNLOAD.facts.sum}</dt>
          <dd>{release.sha256}</dd>
        </dl>
      )}
    </div>
  );
}

import './download-options.css';
import { FREE_MINUTES_PER_DAY, type InstallerPlatform, type Platform } from '@vayl/domain';
import { FifteenMarks } from '@vayl/ui/instruments/fifteen-marks';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode, Ref } from 'react';
import { DOWNLOAD } from '../../../content/download.content.ts';
import { SignUpBanner } from '../../sections/download/sign-up-banner.tsx';
import { GetTheLink } from '../download-modal/get-the-link.tsx';
import { DownloadCard } from './download-card.tsx';
import type { Releases } from './use-releases.ts';

interface DownloadOptionsProps {
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly platform: Platform | undefined;
  readonly recommended: InstallerPlatform | undefined;
  readonly releases: Releases | undefined;
  readonly asking: InstallerPlatform | undefined;
  /** Those that somebody wanted and that are not out. */
  readonly missing: readonly InstallerPlatform[];
  readonly onIntent: () => void;
  readonly onStart: (installer: InstallerPlatform) => void;
}

const INSTALLER_ORDER: readonly InstallerPlatform[] = ['mac', 'windows'];

export function DownloadOptions(props: DownloadOptionsProps): ReactNode {
  const { titleRef, platform, recommended, releases, asking, missing, onIntent, onStart } = props;
  const isElsewhere = platform !== undefined && recommended === undefined;
  return (
    <>
      <SignUpBanner />
      <div className="download-top">
        <h1 ref={titleRef} tabIndex={-1} className="v-heading-page download-title">
          {DOWNLOAD.title.plain} <em>{DOWNLOAD.title.turned}</em>
        </h1>
        <div className="download-lead">
          <FifteenMarks minutesLeft={FREE_MINUTES_PER_DAY} />
          <Text look="lead">{DOWNLOAD.lead}</Text>
        </div>
        {/* The place is kept until it is known whether it is needed: nothing below it may move. */}
        <div className="download-elsewhere" data-is={recommended === undefined ? 'kept' : 'free'}>
          {isElsewhere && (
            <>
              <p>
                <b>{DOWNLOAD.elsewhere.title}</b> {DOWNLOAD.elsewhere.text}
              </p>
              <GetTheLink look="filled" label={DOWNLOAD.elsewhere.action} />
            </>
          )}
        </div>
      </div>
      <div className="download-cards">
        {INSTALLER_ORDER.map((installer) => (
          <DownloadCard
            key={installer}
            installer={installer}
            isRecommended={installer === recommended}
            release={releases?.[installer]}
            isAsking={installer === asking}
            isMissing={missing.includes(installer)}
            onIntent={onIntent}
            onStart={onStart}
          />
        ))}
      </div>
    </>
  );
}

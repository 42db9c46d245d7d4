import './download-facts.css';
import { INSTALLERS, type InstallerPlatform } from '@vayl/domain';
import { Quantity } from '@vayl/ui/primitives/quantity';
import type { ReactNode } from 'react';
import { DOWNLOAD, SYSTEMS } from '../../../content/download.content.ts';
import type { Release } from '../../features/download/use-releases.ts';

/** What a system needs and gets. */
export function DownloadFacts({ installer }: { readonly installer: InstallerPlatform }): ReactNode {
  const { facts } = DOWNLOAD;
  return (
    <dl className="download-facts">
      <dt>{facts.needs}</dt>
      <dd>{SYSTEMS[installer].needs}</dd>
      <dt>{facts.installer}</dt>
      <dd>{INSTALLERS[installer].installer}</dd>
    </dl>
  );
}

/** What is known of a release once the server has told. It stands below the button, which must not move under a hand. */
export function ReleaseFacts({ release }: { readonly release: Release | null }): ReactNode {
  const { facts, notOut } = DOWNLOAD;
  return (
    <dl className="download-facts">
      <dt>{facts.version}</dt>
      <dd>{release === null ? notOut : <Quantity value={release.version} />}</dd>
      {release !== null && (
        <>
          <dt>{facts.size}</dt>
          <dd>
            <Quantity {...sizeOf(release.bytes)} />
          </dd>
        </>
      )}
    </dl>
  );
}

function sizeOf(bytes: number): { readonly value: string; readonly unit: string } {
  const isSmall = bytes < 1e6;
  return { value: `${Math.max(1, Math.round(bytes / (isSmall ? 1e3 : 1e6)))}`, unit: isSmall ? 'kB' : 'MB' };
}

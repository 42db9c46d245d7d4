import './download-facts.css';
import { INSTALLERS, type InstallerPlatform } from '@vayl/domain';
import { Quantity } from '@vayl/ui/primitives/quantity';
import type { ReactNode } from 'react';
import { DOWNLOAD, SYSTEMS } from '../../../content/download.content.ts';
import type { Release } from '../../features/download/use-releases.ts';

interface DownloadFactsProps {
  readonly installer: InstallerPlatform;
  readonly release: Release | null | undefined;
}

/** What a system needs and gets. The rows are there before the numbers, so that nothing moves when they come. */
export function DownloadFacts({ installer, release }: DownloadFactsProps): ReactNode {
  const { facts, unknownFact, notOut } = DOWNLOAD;
  return (
    <dl className="download-facts">
      <dt>{facts.needs}</dt>
      <dd>{SYSTEMS[installer].needs}</dd>
      <dt>{facts.installer}</dt>
      <dd>{INSTALLERS[installer].installer}</dd>
      <dt>{facts.version}</dt>
      <dd>{release ? <Quantity value={release.version} /> : release === null ? notOut : unknownFact}</dd>
      <dt>{facts.size}</dt>
      <dd>{release ? <Quantity {...sizeOf(release.bytes)} /> : unknownFact}</dd>
    </dl>
  );
}

function sizeOf(bytes: number): { readonly value: string; readonly unit: string } {
  const isSmall = bytes < 1e6;
  return { value: `${Math.max(1, Math.round(bytes / (isSmall ? 1e3 : 1e6)))}`, unit: isSmall ? 'kB' : 'MB' };
}

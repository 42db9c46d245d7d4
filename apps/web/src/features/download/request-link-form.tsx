import type { Platform } from '@vayl/domain';
import type { ReactNode } from 'react';
import { DOWNLOAD_REQUEST_FORM } from '../../../content/download.content.ts';
import { EmailForm } from '../email-form/email-form.tsx';
import { useDownloadRequest } from './use-download-request.ts';

interface RequestLinkFormProps {
  readonly platform: Platform;
  readonly name: string;
  readonly look: 'filled' | 'line';
}

/** Stands where the button was that somebody pressed, for a system that has no download yet. */
export function RequestLinkForm({ platform, name, look }: RequestLinkFormProps): ReactNode {
  return (
    <EmailForm
      control={useDownloadRequest(platform)}
      words={DOWNLOAD_REQUEST_FORM}
      name={name}
      look={look}
      takesFocus
    />
  );
}

import './download-modal.css';
import { DOWNLOAD_MODAL_RESET_MS } from '@vayl/domain';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { DOWNLOAD_REQUEST_FORM } from '../../../content/download.content.ts';
import { DOWNLOAD_MODAL } from '../../../content/download-modal.content.ts';
import { useDownloadRequest } from '../download/use-download-request.ts';
import { usePlatform } from '../download/use-platform.ts';
import { EmailForm } from '../email-form/email-form.tsx';

export interface DownloadModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How to come by the app from the device that somebody is on. */
export function DownloadModal({ isOpen, onClose }: DownloadModalProps): ReactNode {
  const platform = usePlatform() ?? 'unknown';
  const request = useDownloadRequest(platform);
  const { title, text, way, byMail } = DOWNLOAD_MODAL[platform];

  // It forgets what was typed once it is out of sight, unless it is opened again before.
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(request.reset, DOWNLOAD_MODAL_RESET_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className="download-modal" data-platform={platform}>
        <p>{text}</p>
        {way !== undefined && (
          <section>
            <h3>{way.title}</h3>
            <p>{way.text}</p>
            {way.link !== undefined && (
              <ButtonLink look="line" render={<Link to="/download" onClick={onClose} />}>
                {way.link}
              </ButtonLink>
            )}
          </section>
        )}
        <section>
          <h3>{byMail.title}</h3>
          <p>{byMail.text}</p>
          <EmailForm
            control={request}
            words={{ ...DOWNLOAD_REQUEST_FORM, submit: byMail.submit }}
            name={byMail.title}
          />
        </section>
      </div>
    </Dialog>
  );
}

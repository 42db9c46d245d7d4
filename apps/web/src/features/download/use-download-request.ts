import type { Platform } from '@vayl/domain';
import { type EmailFormControl, useEmailForm } from '../email-form/use-email-form.ts';
import { server } from '../server/server.ts';

/** Asks for the link by mail. */
export function useDownloadRequest(platform: Platform): EmailFormControl {
  return useEmailForm({
    save: async (email) => (await server()).requestDownload({ body: { email, platform } }),
    problem: 'download-request.save-failed',
  });
}

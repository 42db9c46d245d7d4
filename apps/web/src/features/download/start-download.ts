import { INSTALLERS, type InstallerPlatform } from '@vayl/domain';

/** As a click on the link would: the page stays, and the browser keeps the file. */
export function startDownload(installer: InstallerPlatform): void {
  const link = document.createElement('a');
  link.href = INSTALLERS[installer].path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

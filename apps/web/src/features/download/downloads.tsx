import { type DownloadView, type InstallerPlatform, recommendedInstaller } from '@vayl/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DownloadOptions } from './download-options.tsx';
import { DownloadStarted } from './download-started.tsx';
import { startDownload } from './start-download.ts';
import { usePlatform } from './use-platform.ts';
import { useReleases } from './use-releases.ts';

/** The two downloads, or what to do with the one that has begun. */
export function Downloads(): ReactNode {
  const platform = usePlatform();
  const { releases, ask } = useReleases();
  const [view, setView] = useState<DownloadView>({ is: 'options' });
  const [asking, setAsking] = useState<InstallerPlatform>();
  const [missing, setMissing] = useState<readonly InstallerPlatform[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const hasTurned = useRef(false);

  // The button that was pressed is gone: who reads with the keyboard goes on at the top of the new view.
  useEffect(() => {
    if (!hasTurned.current) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [view]);

  function turnTo(next: DownloadView): void {
    hasTurned.current = true;
    setView(next);
  }

  async function start(installer: InstallerPlatform): Promise<void> {
    setAsking(installer);
    const known = await ask();
    setAsking(undefined);
    if (known?.[installer] === null) {
      setMissing((last) => [...last, installer]);
      return;
    }
    // Where the server cannot be asked, the link is still worth a try.
    startDownload(installer);
    turnTo({ is: 'started', installer });
  }

  if (view.is === 'started') {
    return (
      <DownloadStarted
        titleRef={title}
        installer={view.installer}
        release={releases?.[view.installer]}
        onBack={() => turnTo({ is: 'options' })}
      />
    );
  }
  return (
    <DownloadOptions
      titleRef={title}
      platform={platform}
      recommended={platform === undefined ? undefined : recommendedInstaller(platform)}
      releases={releases}
      asking={asking}
      missing={missing}
      onIntent={() => void ask()}
      onStart={(installer) => void start(installer)}
    />
  );
}

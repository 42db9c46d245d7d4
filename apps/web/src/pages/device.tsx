import type { ReactNode } from 'react';
import { Device } from '../features/device/device.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta('/device');

export default function DevicePage(): ReactNode {
  return <Device />;
}

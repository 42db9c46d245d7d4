import { join } from 'node:path';
import type { ClusterPlan } from '../plan.ts';

export const archiveScriptPath = ({ folder }: Pick<ClusterPlan, 'folder'>): string => join(folder, 'archive-wal');

/**
 * Copies one piece of the log into the archive. PostgreSQL calls it again until it says yes, and a new leader may bring
 * a piece that the old one has brought: the same bytes are fine, others are refused. Whoever reads the archive sees a
 * piece whole or not at all.
 */
export const ARCHIVE_SCRIPT = `#!/bin/sh
# archive-wal <from> <to>
set -eu
if [ -e "$2" ]; then
  exec cmp -s "$1" "$2"
fi
cp "$1" "$2.$$.part"
sync "$2.$$.part"
mv "$2.$$.part" "$2"
`;

import { ConfigError } from '../config.ts';
import { listenerNameOf } from '../platform/database/announcements/announcements.ts';
import { hasOtherListener } from '../platform/database/announcements/other-listeners.store.ts';
import type { Deps } from '../platform/deps.ts';

/**
 * Ends the start of a server that keeps uploads in its data folder while one with another folder works
 * on the same database: each would miss the pictures of the other. Of two that start at once both end.
 */
export async function requireSharedUploads({ config, db }: Deps): Promise<void> {
  if (config.folderId === null) return;
  if (await hasOtherListener(db, listenerNameOf(config)))
    throw new ConfigError([
      'Another server of this database keeps uploads elsewhere; give all of them the same S3_BUCKET (docs/OPERATIONS.md, "Uploads in S3").',
    ]);
}

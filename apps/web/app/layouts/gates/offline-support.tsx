import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { syncStoredDigitalId } from '#features/checkins/digital-id/use-digital-id.ts';
import { setManifestLanguage } from '#features/offline/app-version/set-manifest-language.ts';
import { UpdatePrompt } from '#features/offline/app-version/update-prompt.tsx';
import { syncStoredBookings } from '#features/offline/bookings/sync-stored-bookings.ts';
import { ConnectionStatus } from '#features/offline/screen/connection-status.tsx';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { lazyWhenOnline } from '#ui/network/lazy-when-online.ts';
import { onUnsentChange, readUnsent } from '#ui/network/unsent-changes.ts';

// Only a desk keeps check-ins to send: a member loads none of its files.
const QueueSync = lazyWhenOnline(() => import('./queue-sync.tsx'));

/** Stores data for offline use, and shows the connection's status and new versions of the app. */
export default function OfflineSupport({ path, userId }: { path: string; userId: string }) {
  const queries = useQueryClient();
  const { translator } = useTranslation();
  useEffect(() => syncStoredBookings(queries, userId), [queries, userId]);
  useEffect(() => syncStoredDigitalId(queries), [queries]);
  useEffect(() => setManifestLanguage(toLanguage(translator.language)), [translator.language]);
  const hasUnsent = useSyncExternalStore(onUnsentChange, () => readUnsent(userId).length > 0);
  // Once it runs, it stays: what it has sent is reported after the last of it is gone.
  const [syncs, setSyncs] = useState(hasUnsent);
  if (hasUnsent && !syncs) setSyncs(true);
  return (
    <>
      <ConnectionStatus path={path} />
      <UpdatePrompt path={path} />
      {syncs && (
        <Suspense>
          <QueueSync userId={userId} />
        </Suspense>
      )}
    </>
  );
}

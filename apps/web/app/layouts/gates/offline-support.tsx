import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { syncStoredDigitalId } from '#features/checkins/digital-id/use-digital-id.ts';
import { syncQueue } from '#features/checkins/offline-desk/sync-queue.ts';
import { setManifestLanguage } from '#features/offline/app-version/set-manifest-language.ts';
import { UpdatePrompt } from '#features/offline/app-version/update-prompt.tsx';
import { syncStoredBookings } from '#features/offline/bookings/sync-stored-bookings.ts';
import { ConnectionStatus } from '#features/offline/screen/connection-status.tsx';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';

/** Stores data for offline use, and shows the connection's status and new versions of the app. */
export default function OfflineSupport({ path, userId }: { path: string; userId: string }) {
  const queries = useQueryClient();
  const { translator } = useTranslation();
  useEffect(() => syncStoredBookings(queries, userId), [queries, userId]);
  useEffect(() => syncStoredDigitalId(queries), [queries]);
  useEffect(() => syncQueue(queries, userId), [queries, userId]);
  useEffect(() => setManifestLanguage(toLanguage(translator.language)), [translator.language]);
  return (
    <>
      <ConnectionStatus path={path} />
      <UpdatePrompt path={path} />
    </>
  );
}

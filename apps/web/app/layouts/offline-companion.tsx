import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepDigitalId } from '../features/checkins/use-digital-id.ts';
import { ConnectionNotes } from '../features/offline/connection-notes.tsx';
import { keepBookings } from '../features/offline/keep-bookings.ts';
import { nameAppIn } from '../features/offline/name-app-in.ts';
import { UpdatePrompt } from '../features/offline/update-prompt.tsx';
import { toLanguage } from '../locales/languages.ts';

/** Prepares the device for being without a network, and says when that changes. */
export default function OfflineCompanion({ path, userId }: { path: string; userId: string }) {
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  useEffect(() => keepBookings(queries, userId), [queries, userId]);
  useEffect(() => keepDigitalId(queries), [queries]);
  useEffect(() => nameAppIn(toLanguage(i18n.language)), [i18n.language]);
  return (
    <>
      <ConnectionNotes path={path} />
      <UpdatePrompt path={path} />
    </>
  );
}

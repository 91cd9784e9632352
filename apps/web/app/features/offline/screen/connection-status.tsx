import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useOnline } from '#ui/network/use-online.ts';
import classes from './connection-status.module.css';
import { offlineScreenKind } from './offline-screen-kind.ts';

/** How long the note that the connection is back is shown, in ms. */
const backOnlineMs = 5_000;

/**
 * Shows when the connection is lost while a page is open, and when it is back. A page opened offline
 * shows that itself, and nothing may cover the code of the digital ID.
 */
export function ConnectionStatus({ path }: { path: string }) {
  const { t } = useTranslation('offline');
  const online = useOnline();
  const [lastSeen, setLastSeen] = useState({ online, path });
  const [note, setNote] = useState<'offline' | 'online' | null>(null);
  if (lastSeen.online !== online || lastSeen.path !== path) {
    setLastSeen({ online, path });
    if (lastSeen.online !== online) setNote(online ? 'online' : 'offline');
    else if (!online) setNote(null);
  }
  useEffect(() => {
    if (note !== 'online') return;
    const timer = setTimeout(setNote, backOnlineMs, null);
    return () => clearTimeout(timer);
  }, [note]);
  const visibleNote = offlineScreenKind(path) === 'page' ? null : note;
  const NoteIcon = visibleNote === 'online' ? IconWifi : IconWifiOff;
  return (
    <div role="status" className={classes.place}>
      {visibleNote && (
        <p className={classes.note}>
          <NoteIcon size={20} stroke={1.8} aria-hidden="true" />
          {t(visibleNote)}
        </p>
      )}
    </div>
  );
}

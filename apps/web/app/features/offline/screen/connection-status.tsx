import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../ui/network/use-online.ts';
import classes from './connection-status.module.css';
import { offlineScreenKind } from './offline-screen-kind.ts';

/** How long it stays said that the network is back, in ms. */
const backOnlineMs = 5_000;

/**
 * Says when the network goes while a page stands, and when it is back. A page that is opened after
 * that says it itself, and nothing may lie over the digital ID's code.
 */
export function ConnectionStatus({ path }: { path: string }) {
  const { t } = useTranslation('offline');
  const online = useOnline();
  const [lastSeen, setLastSeen] = useState({ online, path });
  const [note, setNote] = useState<'gone' | 'back' | null>(null);
  if (lastSeen.online !== online || lastSeen.path !== path) {
    setLastSeen({ online, path });
    if (lastSeen.online !== online) setNote(online ? 'back' : 'gone');
    else if (!online) setNote(null);
  }
  useEffect(() => {
    if (note !== 'back') return;
    const timer = setTimeout(setNote, backOnlineMs, null);
    return () => clearTimeout(timer);
  }, [note]);
  const visibleNote = offlineScreenKind(path) === 'page' ? null : note;
  const NoteIcon = visibleNote === 'back' ? IconWifi : IconWifiOff;
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

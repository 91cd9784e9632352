import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../ui/use-online.ts';
import classes from './connection-notes.module.css';
import { offlineScreenOf } from './offline-screen-of.ts';

/** How long it stays said that the network is back, in ms. */
const backFor = 5_000;

/**
 * Says when the network goes while a page stands, and when it is back. A page that is opened after
 * that says it itself, and nothing may lie over the digital ID's code.
 */
export function ConnectionNotes({ path }: { path: string }) {
  const { t } = useTranslation('offline');
  const online = useOnline();
  const [known, setKnown] = useState({ online, path });
  const [note, setNote] = useState<'gone' | 'back' | null>(null);
  if (known.online !== online || known.path !== path) {
    setKnown({ online, path });
    if (known.online !== online) setNote(online ? 'back' : 'gone');
    else if (!online) setNote(null);
  }
  useEffect(() => {
    if (note !== 'back') return;
    const timer = setTimeout(setNote, backFor, null);
    return () => clearTimeout(timer);
  }, [note]);
  const shown = offlineScreenOf(path) === 'page' ? null : note;
  const NoteIcon = shown === 'back' ? IconWifi : IconWifiOff;
  return (
    <div role="status" className={classes.place}>
      {shown && (
        <p className={classes.note}>
          <NoteIcon size={20} stroke={1.8} aria-hidden="true" />
          {t(shown)}
        </p>
      )}
    </div>
  );
}

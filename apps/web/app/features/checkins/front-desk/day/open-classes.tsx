import type { PartnerClassSession } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { listOpenSessions } from './choose-current-session.ts';
import classes from './open-classes.module.css';

interface OpenClassesProps {
  sessions: readonly PartnerClassSession[];
  now: EpochMs;
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** The classes that people can be checked in to now, above the roster of one; selecting shows its roster. */
export function OpenClasses({ sessions, now, selectedId, onSelect }: OpenClassesProps) {
  const { t } = useTranslation('front-desk');
  const open = listOpenSessions(sessions, now);
  // The roster below is that of the only one.
  if (open.length === 0 || (open.length === 1 && open[0]?.id === selectedId)) return null;
  return (
    <nav aria-label={t('open.label')} className={classes.strip}>
      <List className={classes.list}>
        {open.map((session) => (
          <li key={session.id}>
            <button
              type="button"
              className={classes.open}
              aria-current={session.id === selectedId || undefined}
              onClick={() => onSelect(session.id)}
            >
              <span className={classes.time}>{session.local_start}</span>{' '}
              <span className={classes.title}>{session.title}</span>{' '}
              <Note as="span" className={classes.arrived}>
                {t('open.arrived', session)}
              </Note>
            </button>
          </li>
        ))}
      </List>
    </nav>
  );
}

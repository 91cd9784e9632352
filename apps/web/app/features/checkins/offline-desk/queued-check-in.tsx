import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useOnline } from '#ui/network/use-online.ts';
import { useAnnounce } from '../announcements.tsx';
import { useDesk } from './desk-context.ts';
import { type QueuedCheckIn, removeQueued } from './queue.ts';

/** That a check-in is queued, or was not entered; never that a member has arrived. */
export function QueuedMark({ checkIn: { conflict } }: { checkIn: QueuedCheckIn }) {
  const { t } = useTranslation('front-desk');
  return <StatusBadge state="queued">{conflict ? t('offline.undecided') : undefined}</StatusBadge>;
}

interface QueuedNoteProps {
  checkIn: QueuedCheckIn;
  timeZone: string;
}

/** Since when a check-in is queued, or that staff must decide about it. */
export function QueuedNote({ checkIn: { conflict, takenAt }, timeZone }: QueuedNoteProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  if (conflict) return t('offline.decide');
  return t('offline.queuedAt', { time: format.time(takenAt, timeZone) });
}

interface QueuedButtonProps {
  checkIn: QueuedCheckIn;
  name: string;
}

/** Takes back a check-in that is queued here. Not while it may be on its way. */
export function QueuedButton({ checkIn, name }: QueuedButtonProps) {
  const { t } = useTranslation('front-desk');
  const announce = useAnnounce();
  const desk = useDesk();
  const online = useOnline();
  if (!desk || online) return null;
  const remove = () => {
    removeQueued(desk.userId, checkIn.id);
    announce(t('offline.removed', { name }));
  };
  return (
    <Button
      size="sm"
      variant="subtle"
      aria-label={t('offline.removeOf', { name })}
      onClick={remove}
    >
      {t('roster.undo')}
    </Button>
  );
}

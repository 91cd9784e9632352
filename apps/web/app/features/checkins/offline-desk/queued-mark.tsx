import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import type { QueuedCheckIn } from './queue.ts';

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

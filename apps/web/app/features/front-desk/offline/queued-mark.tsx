import { useTranslation } from '#light-translator';
import { StatusBadge } from '../../../ui/display/status-badge.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { QueuedCheckIn } from './queue.ts';

interface QueuedMarkProps {
  checkIn: QueuedCheckIn;
  timeZone: string;
}

/** That a check-in is queued, and since when; never that somebody has arrived. */
export function QueuedMark({ checkIn: { takenAt, conflict }, timeZone }: QueuedMarkProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const time = format.time(takenAt, timeZone);
  return (
    <StatusBadge state="queued">
      {t(conflict ? 'offline.undecided' : 'offline.queuedAt', { time })}
    </StatusBadge>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './offline-panel.module.css';
import type { QueuedCheckIn } from './queue.ts';

interface ConflictRowProps {
  checkIn: QueuedCheckIn;
  timeZone: string;
  online: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One check-in that the server did not enter: whose, why, and what can be done about it. */
export function ConflictRow({ checkIn, timeZone, online, onRetry, onRemove }: ConflictRowProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const name = checkIn.name ?? t('offline.unknownName');
  const time = format.time(checkIn.takenAt, timeZone);
  const day = format.date(checkIn.takenAt, 'day', timeZone);
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.when}>
          {[checkIn.title, t('offlinePanel.madeAt', { day, time })].filter(Boolean).join(', ')}
        </p>
        <p>{checkIn.conflict?.detail || t('offlinePanel.notEntered')}</p>
      </div>
      <div className={classes.actions}>
        {online && (
          <Button size="sm" aria-label={t('offlinePanel.retryOf', { name })} onClick={onRetry}>
            {t('offlinePanel.retry')}
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          aria-label={t('offlinePanel.remove.of', { name })}
          onClick={onRemove}
        >
          {t('offlinePanel.remove.confirm')}
        </Button>
      </div>
    </li>
  );
}

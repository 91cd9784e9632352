import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
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
    <Card as="li">
      <Row align="center" justify="between" className={classes.row}>
        <div>
          <Text strong>{name}</Text>
          <Note>
            {[checkIn.title, t('offlinePanel.madeAt', { day, time })].filter(Boolean).join(', ')}
          </Note>
          <p>{checkIn.conflict?.detail || t('offlinePanel.notEntered')}</p>
        </div>
        <Row gap={2}>
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
        </Row>
      </Row>
    </Card>
  );
}

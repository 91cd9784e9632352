import { type EpochMs, isoInstant } from '@pulse/domain';
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ConflictRow } from './conflict-row.tsx';
import classes from './offline-panel.module.css';
import { changeQueued, type QueuedCheckIn, removeQueued } from './queue.ts';

interface OfflinePanelProps {
  userId: string;
  queue: readonly QueuedCheckIn[];
  /** How many check-ins of other people wait on this device. */
  others: number;
  online: boolean;
  asOf: EpochMs | null;
  timeZone: string;
}

/** What is queued and what happens next, and the check-ins that wait for a person. */
export default function OfflinePanel(props: OfflinePanelProps) {
  const { userId, queue, others, online, asOf, timeZone } = props;
  const { t } = useTranslation('offline-desk');
  const format = useFormat();
  const [removing, setRemoving] = useState<QueuedCheckIn | null>(null);
  const conflicts = queue.filter(({ conflict }) => conflict !== null);
  const count = queue.length - conflicts.length;
  const Icon = online ? IconCloudUp : IconCloudOff;
  const remove = () => {
    if (removing) removeQueued(userId, removing.id);
    setRemoving(null);
  };
  return (
    <section className={classes.panel} aria-label={t('label')}>
      <div role="status" className={classes.state}>
        <Icon size={22} stroke={1.8} aria-hidden="true" className={classes.icon} />
        <div>
          {!online && (
            <p className={classes.lead}>
              {asOf === null
                ? t('offline')
                : t('offlineAsOf', { time: format.time(isoInstant(asOf), timeZone) })}
            </p>
          )}
          {count > 0 && <p>{t(online ? 'sending' : 'queued', { count })}</p>}
          {others > 0 && <p>{t('others', { count: others })}</p>}
        </div>
      </div>
      {conflicts.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('conflicts', { count: conflicts.length })}</h2>
          <p className={classes.hint}>{t('conflictsHint')}</p>
          <ul className={classes.list}>
            {conflicts.map((checkIn) => (
              <ConflictRow
                key={checkIn.id}
                checkIn={checkIn}
                timeZone={timeZone}
                online={online}
                onRetry={() => changeQueued(userId, { ...checkIn, conflict: null })}
                onRemove={() => setRemoving(checkIn)}
              />
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        opened={removing !== null}
        title={t('remove.title')}
        confirm={t('remove.confirm')}
        cancel={t('remove.keep')}
        destructive
        onConfirm={remove}
        onCancel={() => setRemoving(null)}
      >
        {t('remove.text', { name: removing?.name ?? t('unknownName') })}
      </ConfirmDialog>
    </section>
  );
}

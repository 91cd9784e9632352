import { type EpochMs, isoInstant } from '@pulse/domain';
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
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
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const [removing, setRemoving] = useState<QueuedCheckIn | null>(null);
  const conflicts = queue.filter(({ conflict }) => conflict !== null);
  const count = queue.length - conflicts.length;
  const Icon = online ? IconCloudUp : IconCloudOff;
  const today = format.date(isoInstant(Date.now()), 'day', timeZone);
  const dayOf = asOf === null ? today : format.date(isoInstant(asOf), 'day', timeZone);
  const time = asOf === null ? null : format.time(isoInstant(asOf), timeZone);
  const when = time === null || dayOf === today ? time : `${dayOf}, ${time}`;
  const remove = () => {
    if (removing) removeQueued(userId, removing.id);
    setRemoving(null);
  };
  return (
    <section className={classes.panel} aria-label={t('offlinePanel.label')}>
      <div role="status" className={classes.state}>
        {(!online || count > 0 || others > 0) && (
          <>
            <Icon size={22} stroke={1.8} aria-hidden="true" className={classes.icon} />
            <div>
              {!online && (
                <Text strong>
                  {when === null
                    ? t('offlinePanel.offline')
                    : t('offlinePanel.offlineAsOf', { time: when })}
                </Text>
              )}
              {count > 0 && (
                <p>{t(online ? 'offlinePanel.sending' : 'offlinePanel.queued', { count })}</p>
              )}
              {others > 0 && <p>{t('offlinePanel.others', { count: others })}</p>}
            </div>
          </>
        )}
      </div>
      {conflicts.length > 0 && (
        <>
          <Heading size={4}>{t('offlinePanel.conflicts', { count: conflicts.length })}</Heading>
          <Text tone="quiet" prose className={classes.hint}>
            {t('offlinePanel.conflictsHint')}
          </Text>
          <Stack as="ul" gap={3} className="pulse-list">
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
          </Stack>
        </>
      )}
      <ConfirmAction
        opened={removing !== null}
        words={{
          title: t('offlinePanel.remove.title'),
          confirm: t('offlinePanel.remove.confirm'),
          cancel: t('offlinePanel.remove.keep'),
          destructive: true,
        }}
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      >
        {t('offlinePanel.remove.text', { name: removing?.name ?? t('offline.unknownName') })}
      </ConfirmAction>
    </section>
  );
}

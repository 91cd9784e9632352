import { Button, Textarea } from '@mantine/core';
import { archivePartnerVenueMutation, type PartnerVenue } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../manage.module.css';
import { useStoreVenue } from '../use-store-venue.ts';

/** Archives a venue after a confirmation; booked classes first need a reason for their members. */
export function ArchiveVenue({ venue }: { venue: PartnerVenue }) {
  const { t } = useTranslation('partner-venues');
  const store = useStoreVenue();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const [reasonMissing, setReasonMissing] = useState(false);
  const [booked, setBooked] = useState<{ sessions: number; bookings: number } | null>(null);
  const { id, name } = venue;
  const close = () => {
    setOpened(false);
    setBooked(null);
    setReasonMissing(false);
  };
  const archive = useAction(archivePartnerVenueMutation(), {
    failure: 'note',
    done: t('archive.done', { name }),
    onDone: (archived) => {
      close();
      store(archived);
    },
    onFailed: (refused) => {
      if (refused.code !== 'class_has_bookings') return;
      setBooked(refused.details);
      archive.reset();
    },
  });
  const confirm = () => {
    const isMissing = booked !== null && !reason.trim();
    setReasonMissing(isMissing);
    if (!isMissing)
      archive.mutate({ path: { id }, body: { apply_to_booked: booked !== null, reason } });
  };
  const failureText = reasonMissing ? t('archive.reasonMissing') : archive.failureText;
  const words = {
    title: t('archive.question', { name }),
    confirm: booked ? t('archive.cancelAll', { count: booked.bookings }) : t('archive.archive'),
    cancel: t('archive.keep'),
    destructive: true,
  };
  return (
    <Stack as="section" gap={3} className={classes.archive}>
      <h2>{t('archive.title')}</h2>
      <Text tone="quiet">{t('archive.text')}</Text>
      <Button variant="danger" onClick={() => setOpened(true)}>
        {t('archive.archive')}
      </Button>
      <ConfirmAction
        opened={opened}
        words={words}
        action={{ ...archive, failureText }}
        onConfirm={confirm}
        onClose={close}
      >
        {booked ? (
          <Stack gap={3}>
            <p role="alert">
              {t('archive.booked', {
                bookings: t('archive.bookings', { count: booked.bookings }),
                sessions: t('archive.sessions', { count: booked.sessions }),
              })}
            </p>
            <Textarea
              label={t('archive.reason')}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              autosize
              minRows={2}
              maxLength={300}
            />
          </Stack>
        ) : (
          <p>{t('archive.consequence')}</p>
        )}
      </ConfirmAction>
    </Stack>
  );
}

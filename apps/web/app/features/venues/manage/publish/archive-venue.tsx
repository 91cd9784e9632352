import { Button, Textarea } from '@mantine/core';
import { archivePartnerVenueMutation, type PartnerVenue } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useStoreVenue } from '../use-store-venue.ts';
import classes from './archive-venue.module.css';

/** Archives a venue after a confirmation; booked classes first need a reason for their members. */
export function ArchiveVenue({ venue }: { venue: PartnerVenue }) {
  const { t } = useTranslation('partner-venues');
  const store = useStoreVenue();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const [booked, setBooked] = useState<{ sessions: number; bookings: number } | null>(null);
  const [failure, setFailure] = useState('');
  const { id, name } = venue;
  const close = () => {
    setOpened(false);
    setBooked(null);
    setFailure('');
  };
  const archive = useMutation({
    ...archivePartnerVenueMutation(),
    onSuccess: (archived) => {
      close();
      store(archived);
      toastSuccess(t('archive.done', { name }));
    },
    onError: (error) => {
      const refused = toFailure(error);
      if (refused.code === 'class_has_bookings') {
        setBooked(refused.details);
        setFailure('');
      } else setFailure(refused.detail ?? t('archive.failed'));
    },
  });
  const confirm = () => {
    if (booked && !reason.trim()) return setFailure(t('archive.reasonMissing'));
    archive.mutate({ path: { id }, body: { apply_to_booked: booked !== null, reason } });
  };
  return (
    <section className={classes.section}>
      <h2>{t('archive.title')}</h2>
      <p>{t('archive.text')}</p>
      <Button variant="danger" onClick={() => setOpened(true)}>
        {t('archive.archive')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('archive.question', { name })}
        confirm={booked ? t('archive.cancelAll', { count: booked.bookings }) : t('archive.archive')}
        cancel={t('archive.keep')}
        destructive
        busy={archive.isPending}
        onConfirm={confirm}
        onCancel={close}
      >
        {booked ? (
          <div className={classes.booked}>
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
          </div>
        ) : (
          <p>{t('archive.consequence')}</p>
        )}
        <FailureNote hidden={!failure}>{failure}</FailureNote>
      </ConfirmDialog>
    </section>
  );
}

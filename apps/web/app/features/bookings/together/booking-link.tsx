import { Button } from '@mantine/core';
import {
  type Booking,
  getBookingLinkQueryKey,
  revokeBookingLinkMutation,
  shareBookingMutation,
} from '@pulse/contract/client';
import { IconShare2 } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { type SharedHow, shareLink } from './share-link.ts';
import classes from './together.module.css';

interface BookingLinkProps {
  booking: Booking;
  /** Of the link; null while the booking is not shared. */
  path: string | null;
}

/** The link with which a friend books the place beside: made, shared or copied, and ended. */
export function BookingLink({ booking, path }: BookingLinkProps) {
  const { t } = useTranslation('together');
  const queryClient = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const call = { path: { id: booking.id } };
  const keep = (next: string | null) =>
    queryClient.setQueryData(getBookingLinkQueryKey(call), { path: next });
  const fail = (error: unknown) => toastFailure(toFailure(error).detail ?? t('link.failed'));
  const make = useMutation({
    ...shareBookingMutation(),
    onSuccess: (made) => keep(made.path),
    onError: fail,
  });
  const revoke = useMutation({
    ...revokeBookingLinkMutation(),
    onSuccess: () => {
      keep(null);
      setAnnouncement(t('link.revoked'));
    },
    onError: fail,
  });
  const url = path && new URL(path, window.location.origin).href;
  const tell = (how: SharedHow) => {
    if (how === 'copied') setAnnouncement(t('link.copied'));
    if (how === 'failed') toastFailure(t('link.copyFailed'));
  };
  return (
    <section aria-labelledby="link-heading">
      <h3 id="link-heading" className={classes.heading}>
        {t('link.heading')}
      </h3>
      <p className={classes.note}>{t('link.note')}</p>
      {url ? (
        <>
          <p translate="no" className={classes.address}>
            {url}
          </p>
          <div className={classes.actions}>
            <Button
              leftSection={<IconShare2 size={18} stroke={1.6} aria-hidden="true" />}
              onClick={async () => tell(await shareLink(url, booking.session.title))}
            >
              {t('link.share')}
            </Button>
            <Button variant="subtle" loading={revoke.isPending} onClick={() => revoke.mutate(call)}>
              {t('link.revoke')}
            </Button>
          </div>
        </>
      ) : (
        <Button loading={make.isPending} onClick={() => make.mutate(call)}>
          {t('link.make')}
        </Button>
      )}
      <p className={classes.said} aria-hidden="true">
        {announcement}
      </p>
      <LiveRegion>{announcement}</LiveRegion>
      <p className={classes.privacy}>{t('link.privacy')}</p>
    </section>
  );
}

import { Button } from '@mantine/core';
import {
  type Booking,
  getBookingLinkQueryKey,
  revokeBookingLinkMutation,
  shareBookingMutation,
} from '@pulse/contract/client';
import { IconShare2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
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
  const make = useAction(shareBookingMutation(), { onDone: (made) => keep(made.path) });
  const revoke = useAction(revokeBookingLinkMutation(), {
    onDone: () => {
      keep(null);
      setAnnouncement(t('link.revoked'));
    },
  });
  const url = path && new URL(path, window.location.origin).href;
  const tell = (how: SharedHow) => {
    if (how === 'copied') setAnnouncement(t('link.copied'));
    if (how === 'failed') toastFailure(t('link.copyFailed'));
  };
  return (
    <section aria-labelledby="link-heading">
      <Heading level={3} size={4} id="link-heading" className={classes.heading}>
        {t('link.heading')}
      </Heading>
      <Text tone="quiet" prose className={classes.note}>
        {t('link.note')}
      </Text>
      {url ? (
        <>
          <Card sunken as="p" translate="no" className={classes.address}>
            {url}
          </Card>
          <ActionBar>
            <Button
              leftSection={<IconShare2 size={18} stroke={1.6} aria-hidden="true" />}
              onClick={async () => tell(await shareLink(url, booking.session.title))}
            >
              {t('link.share')}
            </Button>
            <Button variant="subtle" loading={revoke.isPending} onClick={() => revoke.mutate(call)}>
              {t('link.revoke')}
            </Button>
          </ActionBar>
        </>
      ) : (
        <Button loading={make.isPending} onClick={() => make.mutate(call)}>
          {t('link.make')}
        </Button>
      )}
      <Text strong className={classes.said} aria-hidden="true">
        {announcement}
      </Text>
      <LiveRegion>{announcement}</LiveRegion>
      <Text size="small" tone="quiet" prose className={classes.privacy}>
        {t('link.privacy')}
      </Text>
    </section>
  );
}

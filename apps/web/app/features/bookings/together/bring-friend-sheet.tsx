import {
  type Booking,
  getBookingLinkOptions,
  listBookingGuestsOptions,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useFormatWhen } from '../use-format-when.ts';
import { BookingLink } from './booking-link.tsx';
import { Guests } from './guests.tsx';
import classes from './together.module.css';

interface BringFriendSheetProps {
  booking: Booking;
  opened: boolean;
  onClose: () => void;
}

/** Two ways to come with a friend: as a guest, where the venue allows it, and by a link. */
export default function BringFriendSheet({ booking, opened, onClose }: BringFriendSheetProps) {
  const { t } = useTranslation('together');
  const path = { id: booking.id };
  const guests = useQuery({ ...listBookingGuestsOptions({ path }), enabled: opened, staleTime: 0 });
  const link = useQuery({ ...getBookingLinkOptions({ path }), enabled: opened, staleTime: 0 });
  const { session } = booking;
  const formatWhen = useFormatWhen(session.time_zone);
  const failed = guests.isError ? guests : link;
  return (
    <Sheet opened={opened} onClose={onClose} title={t('title')}>
      <Text tone="quiet">
        {session.title}, {formatWhen(session.starts_at, Date.now())}
      </Text>
      {failed.isError && <ErrorState error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed.isError && (!guests.data || !link.data) && <LoadingRows rows={3} height={88} />}
      {guests.data && link.data && (
        <Stack gap={6} className={classes.ways}>
          <Guests bookingId={booking.id} guests={guests.data} />
          <BookingLink booking={booking} path={link.data.path} />
        </Stack>
      )}
    </Sheet>
  );
}

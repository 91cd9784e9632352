import { type CheckIn, checkInByHand } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshFrontDesk } from '../../live/use-refresh-front-desk.ts';
import { isDisconnected } from '../../offline-desk/is-disconnected.ts';
import { useQueueTick } from '../../offline-desk/use-queue-tick.ts';

/** A booking to check in to, and what the queue of a desk without a network says about it. */
interface BookingToCheckIn {
  bookingId: string;
  name: string;
  title: string;
  starts_at: string;
}

/**
 * Checks a member in manually and announces the result; the request is idempotent. Without a
 * connection the check-in is queued on this device.
 */
export function useCheckInByHand(announce: (message: string) => void) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const refresh = useRefreshFrontDesk();
  const queue = useQueueTick();
  const checkIn = useMutation({
    mutationFn: async ({ bookingId }: BookingToCheckIn & { madeAt: EpochMs }) => {
      const { data } = await checkInByHand({ body: { booking_id: bookingId }, throwOnError: true });
      return data;
    },
    onSuccess: async ({ already_checked_in, checked_in_at, member, venue }: CheckIn) => {
      const time = format.time(checked_in_at, venue.time_zone);
      announce(
        t(already_checked_in ? 'roster.already' : 'roster.done', { name: member.full_name, time }),
      );
      await refresh();
    },
    onError: async (error, { madeAt, ...booking }) => {
      const failure = toFailure(error);
      if ((await isDisconnected(failure)) && queue(booking, madeAt))
        return announce(t('offline.ticked', { name: booking.name }));
      toastFailure(failure.detail ?? t('roster.failed'));
      await refresh();
    },
  });
  return {
    busy: checkIn.isPending,
    checkIn: (booking: BookingToCheckIn) => checkIn.mutate({ ...booking, madeAt: Date.now() }),
  };
}

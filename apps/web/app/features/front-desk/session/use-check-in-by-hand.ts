import { type CheckIn, checkInByHandMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { toFailure } from '../../../ui/network/problem.ts';
import { useRefreshFrontDesk } from '../day/use-refresh-front-desk.ts';

/** Checks a member in manually and announces the result; the request is idempotent. */
export function useCheckInByHand(announce: (message: string) => void) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const refresh = useRefreshFrontDesk();
  const checkIn = useMutation({
    ...checkInByHandMutation(),
    onSuccess: async ({ already_checked_in, checked_in_at, member, venue }: CheckIn) => {
      const time = format.time(checked_in_at, venue.time_zone);
      announce(
        t(already_checked_in ? 'roster.already' : 'roster.done', { name: member.full_name, time }),
      );
      await refresh();
    },
    onError: async (error) => {
      toastFailure(toFailure(error).detail ?? t('roster.failed'));
      await refresh();
    },
  });
  return {
    busy: checkIn.isPending,
    checkIn: (bookingId: string) => checkIn.mutate({ body: { booking_id: bookingId } }),
  };
}

import { tickGuest } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshFrontDesk } from '../../live/use-refresh-front-desk.ts';
import { isDisconnected } from '../../offline-desk/is-disconnected.ts';
import { useQueueTick } from '../../offline-desk/use-queue-tick.ts';

/** A guest to tick off, or whose arrival to undo, and what the queue of a desk says about it. */
interface GuestToTick {
  guestId: string;
  arrived: boolean;
  name: string;
  title: string;
  starts_at: string;
}

/**
 * Ticks a guest off or undoes that, and announces the result; the request is idempotent. Without a
 * connection an arrival is queued on this device.
 */
export function useTickGuest(announce: (message: string) => void) {
  const { t } = useTranslation('front-desk');
  const refresh = useRefreshFrontDesk();
  const queue = useQueueTick();
  const change = useMutation({
    mutationFn: ({ guestId, arrived }: GuestToTick & { madeAt: EpochMs }) =>
      tickGuest({ path: { id: guestId }, body: { arrived }, throwOnError: true }),
    onSuccess: async (_, { arrived, name }) => {
      announce(t(arrived ? 'roster.done' : 'guest.undone', { name }));
      await refresh();
    },
    onError: async (error, { madeAt, arrived, guestId, name, title, starts_at }) => {
      const failure = toFailure(error);
      const tick = { guestId, name, title, starts_at };
      if (arrived && (await isDisconnected(failure)) && queue(tick, madeAt))
        return announce(t('offline.ticked', { name }));
      toastFailure(failure.detail ?? t('roster.failed'));
      await refresh();
    },
  });
  return {
    busy: change.isPending,
    tick: (guest: GuestToTick) => change.mutate({ ...guest, madeAt: Date.now() }),
  };
}

import { type CheckIn, checkInByHand, tickGuest } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { toastFailure } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { useAnnounce } from '../../announcements.tsx';
import { isDisconnected } from '../../offline-desk/is-disconnected.ts';
import { type Tick, useQueueTick } from '../../offline-desk/use-queue-tick.ts';

/** A booking to check in to, and what the queue of a desk without a network says about it. */
interface BookingToCheckIn extends Tick {
  bookingId: string;
}

/** A guest to tick off, or whose arrival to undo, and what the queue says about it. */
interface GuestToTick extends Tick {
  guestId: string;
  arrived: boolean;
}

interface TickOptions<Answer, Ticked> {
  send: (ticked: Ticked) => Promise<Answer>;
  /** What is announced after it. */
  done: (answer: Answer, ticked: Ticked) => string;
  isQueued?: (ticked: Ticked) => boolean;
}

/** Sends a tick, which is idempotent; without a connection it is queued on this device. */
function useTick<Answer, Ticked extends Tick>(options: TickOptions<Answer, Ticked>) {
  const { send, done, isQueued = () => true } = options;
  const { t } = useTranslation('front-desk');
  const announce = useAnnounce();
  const refetch = useRefetch();
  const queue = useQueueTick();
  const action = useAction(
    { mutationFn: ({ ticked }: { ticked: Ticked; madeAt: EpochMs }) => send(ticked) },
    {
      refetch: ['desk', 'today', 'look-up'],
      onDone: (answer, { ticked }) => announce(done(answer, ticked)),
      onFailed: async (failure, { ticked, madeAt }) => {
        if (isQueued(ticked) && (await isDisconnected(failure)) && queue(ticked, madeAt)) {
          announce(t('offline.ticked', { name: ticked.name }));
          return true;
        }
        toastFailure(failure.detail ?? t('roster.failed'));
        await refetch(['desk', 'today', 'look-up']);
        return true;
      },
    },
  );
  return {
    busy: action.isPending,
    tick: (ticked: Ticked) => action.mutate({ ticked, madeAt: Date.now() }),
  };
}

/** Checks a member in by hand and announces the result. */
export function useCheckInByHand() {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  return useTick<CheckIn, BookingToCheckIn>({
    send: async ({ bookingId }) =>
      (await checkInByHand({ body: { booking_id: bookingId }, throwOnError: true })).data,
    done: ({ already_checked_in, checked_in_at, member, venue }) =>
      t(already_checked_in ? 'roster.already' : 'roster.done', {
        name: member.full_name,
        time: format.time(checked_in_at, venue.time_zone),
      }),
  });
}

/** Ticks a guest off or undoes that, and announces the result; only an arrival is queued. */
export function useTickGuest() {
  const { t } = useTranslation('front-desk');
  return useTick<unknown, GuestToTick>({
    send: ({ guestId, arrived }) =>
      tickGuest({ path: { id: guestId }, body: { arrived }, throwOnError: true }),
    done: (_, { arrived, name }) => t(arrived ? 'roster.done' : 'guest.undone', { name }),
    isQueued: ({ arrived }) => arrived,
  });
}

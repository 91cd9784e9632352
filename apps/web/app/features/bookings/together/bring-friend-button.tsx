import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';

const BringFriendSheet = lazy(() => import('./bring-friend-sheet.tsx'));

/** Opens what a member can do to come with a friend: guests, and a link. */
export function BringFriendButton({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useHasBeenTrue(isOpen);
  const name = `${booking.session.title}, ${booking.session.local_start}`;
  return (
    <>
      <Button
        size="sm"
        aria-label={t('action.bringFriendTo', { name })}
        onClick={() => setOpen(true)}
      >
        {t('action.bringFriend')}
      </Button>
      <Suspense>
        {wasOpened && (
          <BringFriendSheet booking={booking} opened={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

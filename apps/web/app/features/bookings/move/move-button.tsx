import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';

const MoveSheet = lazy(() => import('./move-sheet.tsx'));

/** Opens the other times to which a booking can be moved. */
export function MoveButton({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useHasBeenTrue(isOpen);
  const name = `${booking.session.title}, ${booking.session.local_start}`;
  return (
    <>
      <Button size="sm" aria-label={t('action.moveOf', { name })} onClick={() => setOpen(true)}>
        {t('action.move')}
      </Button>
      <Suspense>
        {wasOpened && (
          <MoveSheet booking={booking} opened={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

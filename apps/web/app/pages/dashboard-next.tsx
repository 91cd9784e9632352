import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { NextBooking } from '../features/bookings/next-booking.tsx';
import { ActionLink } from '../ui/action.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface DashboardNextProps {
  next: Booking | undefined;
  hasPlan: boolean;
}

/** The next class, or what to do where none is booked. */
export function DashboardNext({ next, hasPlan }: DashboardNextProps) {
  const { t } = useTranslation('dashboard');
  if (next) return <NextBooking booking={next} />;
  return (
    <EmptyState
      floor="yoga"
      action={
        <ActionLink to={hasPlan ? '/app/explore' : '/app/membership'}>
          {t(hasPlan ? 'findClass' : 'choosePlan')}
        </ActionLink>
      }
    >
      {t(hasPlan ? 'nothingBooked' : 'noPlan')}
    </EmptyState>
  );
}

import { useTranslation } from 'react-i18next';
import { Action, ActionLink } from '../../ui/action.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { BookingView } from './booking-views.ts';

const floors = {
  upcoming: 'swimming',
  waitlisted: 'running',
  past: 'climbing',
  cancelled: 'surf',
} as const;

interface NoBookingsProps {
  view: BookingView;
  searched: boolean;
  onClear: () => void;
}

/** An empty tab: what would stand here, and the one way on. */
export function NoBookings({ view, searched, onClear }: NoBookingsProps) {
  const { t } = useTranslation('bookings');
  if (searched)
    return (
      <EmptyState floor="padel" action={<Action onClick={onClear}>{t('empty.clear')}</Action>}>
        {t('empty.search')}
      </EmptyState>
    );
  const action =
    view === 'cancelled' ? (
      <ActionLink to="/app/bookings">{t('empty.seeUpcoming')}</ActionLink>
    ) : (
      <ActionLink to="/app/explore" variant="book">
        {t('empty.action')}
      </ActionLink>
    );
  return (
    <EmptyState floor={floors[view]} action={action}>
      {t(`empty.${view}`)}
    </EmptyState>
  );
}

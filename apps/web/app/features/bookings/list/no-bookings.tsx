import { useTranslation } from '#light-translator';
import { Action, ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { BookingView } from './booking-views.ts';

const coverArtOfView = {
  upcoming: 'swimming',
  waitlisted: 'running',
  past: 'climbing',
  cancelled: 'surf',
} as const;

interface NoBookingsProps {
  view: BookingView;
  isSearch: boolean;
  onClearSearch: () => void;
}

/** Empty state of a tab: what it would list, and the next action. */
export function NoBookings({ view, isSearch, onClearSearch }: NoBookingsProps) {
  const { t } = useTranslation('bookings');
  if (isSearch)
    return (
      <EmptyState
        coverArt="padel"
        action={<Action onClick={onClearSearch}>{t('empty.clear')}</Action>}
      >
        {t('empty.search')}
      </EmptyState>
    );
  const action =
    view === 'cancelled' ? (
      <ActionLink to="/app/bookings">{t('empty.seeUpcoming')}</ActionLink>
    ) : (
      <ActionLink to="/app/explore" variant="primary">
        {t('empty.action')}
      </ActionLink>
    );
  return (
    <EmptyState coverArt={coverArtOfView[view]} action={action}>
      {t(`empty.${view}`)}
    </EmptyState>
  );
}

import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** Shown instead of the next class: what to do first. */
export function DashboardEmpty({ hasPlan }: { hasPlan: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      coverArt="yoga"
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

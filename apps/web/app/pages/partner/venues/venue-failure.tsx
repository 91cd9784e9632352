import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { PageTitle } from '#ui/page/page-title.tsx';

/** Shown instead of a venue that could not be loaded, or that is not the organisation's. */
export function VenueFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('partner-venues');
  return (
    <>
      <PageTitle>{t('gone.title')}</PageTitle>
      {toFailure(error).status === 404 ? (
        <EmptyState
          coverArt="climbing"
          action={
            <ActionLink to="/app/partner/dashboard#your-venues" variant="filled">
              {t('back')}
            </ActionLink>
          }
        >
          {t('gone.text')}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </>
  );
}

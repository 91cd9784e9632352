import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { NewTemplateForm } from './new-template-form.tsx';
import { useTemplateChoices } from './use-template-choices.ts';

/** A new class; `venueId` is the venue from which the partner came, if any. */
export function ClassTemplateCreator({ venueId }: { venueId: string | null }) {
  const { t } = useTranslation('partner-classes');
  const { venues, trainers, error, retry } = useTemplateChoices();
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!venues || !trainers) return <LoadingRows rows={6} height={92} />;
  const open = venues.filter(({ status }) => status !== 'archived');
  const venue = open.find(({ id }) => id === venueId) ?? open[0];
  if (!venue) {
    return (
      <EmptyState
        coverArt="pilates"
        action={
          <ActionLink to="/app/partner/venues/new" variant="filled">
            {t('template.addVenue')}
          </ActionLink>
        }
      >
        {t('template.noVenue')}
      </EmptyState>
    );
  }
  return <NewTemplateForm venue={venue} venues={open} trainers={trainers} />;
}

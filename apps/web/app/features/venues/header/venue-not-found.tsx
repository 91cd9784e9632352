import { useTranslation } from '#light-translator';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Shown for a venue that does not exist or is not published. */
export function VenueNotFound() {
  const { t } = useTranslation('venues');
  return (
    <>
      <title>{`${t('title')} · Pulse`}</title>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState
        coverArt="climbing"
        action={
          <ActionLink to="/app/explore" variant="filled">
            {t('toExplore')}
          </ActionLink>
        }
      >
        {t('gone')}
      </EmptyState>
    </>
  );
}

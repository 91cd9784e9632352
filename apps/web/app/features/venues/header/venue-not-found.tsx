import { useTranslation } from '#light-translator';
import { NotFoundState } from '#ui/feedback/not-found-state.tsx';

/** Shown for a venue that does not exist or is not published. */
export function VenueNotFound() {
  const { t } = useTranslation('venues');
  return (
    <NotFoundState
      title={t('title')}
      text={t('gone')}
      toExplore={t('toExplore')}
      coverArt="climbing"
    />
  );
}

import { useTranslation } from '#light-translator';
import { NotFoundState } from '#ui/feedback/not-found-state.tsx';

/** Shown for a coach who does not exist, is archived, or whose organisation has no published venue. */
export function CoachNotFound() {
  const { t } = useTranslation('coaches');
  return (
    <NotFoundState
      title={t('title')}
      text={t('gone')}
      toExplore={t('toExplore')}
      coverArt="breath"
    />
  );
}

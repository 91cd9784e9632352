import { useTranslation } from '#light-translator';
import { ActionLink } from '../../ui/controls/action.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Shown for a coach who does not exist, is archived, or whose organisation has no published venue. */
export function CoachNotFound() {
  const { t } = useTranslation('coaches');
  return (
    <>
      <title>{`${t('title')} · Pulse`}</title>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState
        coverArt="breath"
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

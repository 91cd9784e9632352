import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

/** Shown to a signed-in user without a role that the page requires. */
export function AccessRestricted({ to = '/app/dashboard' }: { to?: string }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle>{t('session.restricted')}</PageTitle>
      <EmptyState
        coverArt="boxing"
        action={
          <ActionLink variant="filled" to={to}>
            {t('session.backToDashboard')}
          </ActionLink>
        }
      >
        {t('session.restrictedText')}
      </EmptyState>
    </>
  );
}

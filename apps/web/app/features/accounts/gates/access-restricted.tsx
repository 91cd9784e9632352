import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../ui/action.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

/** Signed in, but without a role that this page needs. */
export function AccessRestricted({ to = '/app/dashboard' }: { to?: string }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle>{t('session.restricted')}</PageTitle>
      <EmptyState
        floor="boxing"
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

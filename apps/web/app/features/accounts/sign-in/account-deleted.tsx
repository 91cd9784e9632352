import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from './auth-screen.module.css';

/** What a member who has deleted the account reads. */
export function AccountDeleted() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageTitle>{t('deleted.title')}</PageTitle>
      <Text tone="quiet" className={classes.lead} role="status">
        {t('deleted.text')}
      </Text>
      <ActionLink to="/" variant="filled" size="large">
        {t('deleted.home')}
      </ActionLink>
    </>
  );
}

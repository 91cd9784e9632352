import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import classes from './organisation-pages.module.css';

/** Links to the pages about the organisation itself; its bank details are for admins. */
export function OrganisationPages({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('partners');
  return (
    <nav aria-label={t('pages.label')} className={classes.links}>
      <ActionLink to="/app/partner/analytics">{t('pages.analytics')}</ActionLink>
      <ActionLink to="/app/partner/staff">{t('pages.staff')}</ActionLink>
      {isAdmin && <ActionLink to="/app/partner/statement">{t('pages.statement')}</ActionLink>}
      {isAdmin && <ActionLink to="/app/partner/organisation">{t('pages.organisation')}</ActionLink>}
    </nav>
  );
}

import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Links to the pages about the organisation itself; its bank details are for admins. */
export function OrganisationPages({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('partners');
  return (
    <nav aria-label={t('pages.label')}>
      <Row>
        <ActionLink to="/app/partner/analytics">{t('pages.analytics')}</ActionLink>
        <ActionLink to="/app/partner/reviews">{t('pages.reviews')}</ActionLink>
        <ActionLink to="/app/partner/staff">{t('pages.staff')}</ActionLink>
        {isAdmin && <ActionLink to="/app/partner/statement">{t('pages.statement')}</ActionLink>}
        {isAdmin && (
          <ActionLink to="/app/partner/organisation">{t('pages.organisation')}</ActionLink>
        )}
      </Row>
    </nav>
  );
}

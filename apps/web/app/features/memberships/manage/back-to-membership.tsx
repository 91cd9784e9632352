import { Link } from 'react-router';
import { useTranslation } from '#light-translator';

/** Leads from a page about the membership back to it. */
export function BackToMembership() {
  const { t } = useTranslation('memberships');
  return <Link to="/app/membership">{t('title')}</Link>;
}

import { Link } from 'react-router';
import { useTranslation } from '#light-translator';

/** The way of a former member to the months of the memberships that have ended. */
export function PastVisitsLink() {
  const { t } = useTranslation('memberships');
  return (
    <p>
      <Link to="/app/membership/visits">{t('usage.pastVisits')}</Link>
    </p>
  );
}

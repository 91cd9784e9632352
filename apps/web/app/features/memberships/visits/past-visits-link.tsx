import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from '../current-membership.module.css';

/** The way of a former member to the months of the memberships that have ended. */
export function PastVisitsLink() {
  const { t } = useTranslation('memberships');
  return (
    <p className={classes.visits}>
      <Link to="/app/membership/visits">{t('usage.pastVisits')}</Link>
    </p>
  );
}

import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from '../membership.module.css';

/** The way to the visits of a member without a plan, and to the months of memberships that have ended. */
export function PastVisitsLink() {
  const { t } = useTranslation('memberships');
  return (
    <p className={classes.visits}>
      <Link to="/app/membership/visits">{t('usage.pastVisits')}</Link>
    </p>
  );
}

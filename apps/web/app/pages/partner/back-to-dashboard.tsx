import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from '#ui/forms/editor.module.css';

/** Leads from an editor back to its section of the partner dashboard. */
export function BackToDashboard({ section }: { section: string }) {
  const { t } = useTranslation('partners');
  return (
    <Link to={`/app/partner/dashboard#${section}`} className={classes.back}>
      {t('title')}
    </Link>
  );
}

import { useTranslation } from '#light-translator';
import classes from './skip-link.module.css';

/** The first link in the tab order: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={classes.skip} href="#main">
      {t('skipToContent')}
    </a>
  );
}

import { useTranslation } from '#light-translator';
import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation, to the page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={classes.skip} href="#main">
      {t('skipToContent')}
    </a>
  );
}

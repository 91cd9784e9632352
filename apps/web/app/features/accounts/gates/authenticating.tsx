import { useTranslation } from '#light-translator';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import classes from './authenticating.module.css';

/** Shown by a protected page while the session loads. */
export function Authenticating() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.screen}>
      <RingLoader />
      <p className={classes.title}>{t('session.authenticating')}</p>
      <p className={classes.text}>{t('session.verifying')}</p>
    </div>
  );
}

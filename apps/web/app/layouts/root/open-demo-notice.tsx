import { useTranslation } from '#light-translator';
import classes from './root.module.css';

/**
 * Says that this is a demo which others can reach. Every page contains it; it is shown where the
 * server has marked the document (api: platform/http/web-app/web-pages.ts), also without a script.
 */
export function OpenDemoNotice() {
  const { t } = useTranslation('shell');
  return (
    <p className={classes.notice} role="note">
      {t('openDemo')}
    </p>
  );
}

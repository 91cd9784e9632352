import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hideToast, showToast } from '../../../ui/feedback/toast.ts';
import classes from './update-prompt.module.css';
import { useNewVersion } from './use-new-version.ts';

const toastMs = 24 * 3_600_000;

/** Offers a newer version once it is ready; nothing changes before the person says so. */
export function UpdatePrompt({ path }: { path: string }) {
  const { t } = useTranslation('offline');
  const reload = useNewVersion();
  // Nobody is held up at a door, and nothing lies over the code that is being read there.
  const isCheckInPage = path.startsWith('/checkin/') || path === '/app/digital-id';
  useEffect(() => {
    if (!reload || isCheckInPage) return;
    const message = (
      <span className={classes.offer}>
        {t('update.ready')}
        <button type="button" className={classes.reload} onClick={reload}>
          {t('update.reload')}
        </button>
      </span>
    );
    showToast(message, { id: 'new-version', durationMs: toastMs });
    return () => hideToast('new-version');
  }, [reload, isCheckInPage, t]);
  return null;
}

import { DAY } from '@pulse/domain';
import { useEffect } from 'react';
import { useTranslation } from '#light-translator';
import { hideToast, showToast } from '#ui/feedback/toast.ts';
import { ToastAction } from '#ui/feedback/toast-action.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useNewVersion } from './use-new-version.ts';

const toastMs = DAY;

/** Offers to reload once a newer version is ready; nothing changes before the user accepts. */
export function UpdatePrompt({ path }: { path: string }) {
  const { t } = useTranslation('offline');
  const reload = useNewVersion();
  // Not during a check-in: the toast would delay it or cover the code that is being scanned.
  const isCheckInPage = path.startsWith('/checkin/') || path === '/app/digital-id';
  useEffect(() => {
    if (!reload || isCheckInPage) return;
    const message = (
      <Row as="span" align="center" justify="between">
        {t('update.ready')}
        <ToastAction onClick={reload}>{t('update.reload')}</ToastAction>
      </Row>
    );
    showToast(message, { id: 'new-version', durationMs: toastMs });
    return () => hideToast('new-version');
  }, [reload, isCheckInPage, t]);
  return null;
}

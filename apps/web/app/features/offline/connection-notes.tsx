import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hideToast, showToast, toastSuccess } from '../../ui/toast.ts';
import { useOnline } from '../../ui/use-online.ts';
import { offlineScreenOf } from './offline-screen-of.ts';

const untilItIsOver = 24 * 3_600_000;

/**
 * Says when the network goes while a page stands, and when it is back. A page that is opened after
 * that says it itself, and nothing may lie over the digital ID's code.
 */
export function ConnectionNotes({ path }: { path: string }) {
  const { t } = useTranslation('offline');
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (wasOnline.current === online) return hideToast('connection');
    wasOnline.current = online;
    if (online) {
      hideToast('connection');
      toastSuccess(t('back'));
    } else if (offlineScreenOf(path) !== 'page')
      showToast(t('gone'), { id: 'connection', lasts: untilItIsOver });
  }, [online, path, t]);
  return null;
}

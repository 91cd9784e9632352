import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hideToast, showToast, toastSuccess } from '../../ui/toast.ts';
import { useOnline } from '../../ui/use-online.ts';
import { offlineScreenOf } from './offline-screen-of.ts';

const untilItIsOver = 24 * 3_600_000;

/** Says when the network goes while a page stands, and when it is back. */
export function ConnectionNotes({ path }: { path: string }) {
  const { t } = useTranslation('offline');
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    // The digital ID says so itself, and nothing may lie over its code.
    if (!online && offlineScreenOf(path) !== 'page')
      showToast(t('gone'), { id: 'connection', lasts: untilItIsOver });
    else hideToast('connection');
    if (online && !wasOnline.current) toastSuccess(t('back'));
    wasOnline.current = online;
  }, [online, path, t]);
  return null;
}

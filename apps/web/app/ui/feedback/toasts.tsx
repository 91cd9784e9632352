import { IconAlertTriangle, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#light-translator';
import { hideToast, onToastsChange, readToasts } from './toast.ts';
import classes from './toasts.module.css';

const serverSnapshot = readToasts();

/** The container of the toasts. It is always rendered, so that screen readers announce new ones. */
export function Toasts() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(onToastsChange, readToasts, () => serverSnapshot);
  return (
    <div className={classes.place} aria-live="polite">
      {toasts.map(({ id, message, tone }) => (
        <div
          key={id}
          className={classes.toast}
          data-tone={tone}
          role={tone === 'failure' ? 'alert' : 'status'}
        >
          {tone === 'success' && <IconCircleCheckFilled size={20} aria-hidden="true" />}
          {tone === 'failure' && <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />}
          <div className={classes.message}>{message}</div>
          <button
            type="button"
            className={classes.close}
            aria-label={t('action.close')}
            onClick={() => hideToast(id)}
          >
            <IconX size={18} stroke={1.8} aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  );
}

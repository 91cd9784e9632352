import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import type { Failure } from '#ui/network/problem.ts';
import type { ImageUpload } from './use-image-uploads.ts';
import classes from './venue-images.module.css';

interface UploadRowProps {
  upload: ImageUpload;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way to the server: how much is sent, or why it failed. */
export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { t } = useTranslation('partner-images');
  const { file, state, percent, fault, failure } = upload;
  const name = file.name;
  return (
    <li className={classes.upload}>
      <div className={classes.uploadText}>
        <p className={classes.file}>{name}</p>
        {state === 'sending' && <UploadProgress percent={percent} />}
        {/* It is rendered before its text changes, or a screen reader would not tell. */}
        <p role="status" className={classes.hint}>
          {state === 'waiting' && t('waiting')}
          {state === 'preparing' && t('preparing')}
        </p>
        <p role="alert" className={classes.failure}>
          {fault && t(`fault.${fault}`)}
          {failure && (failure.detail ?? t(failure.status === 0 ? 'unreachable' : 'failed'))}
        </p>
      </div>
      <div className={classes.uploadActions}>
        {failure && isWorthRetrying(failure) && (
          <Action aria-label={t('retryOf', { name })} onClick={onRetry}>
            {t('retry')}
          </Action>
        )}
        {state !== 'preparing' && (
          <Action
            variant="subtle"
            aria-label={t(state === 'failed' ? 'dismissOf' : 'cancelOf', { name })}
            onClick={onCancel}
          >
            {t(state === 'failed' ? 'dismiss' : 'cancel')}
          </Action>
        )}
      </div>
    </li>
  );
}

/** Whether the same file may be accepted later: not when the file itself was refused. */
function isWorthRetrying({ status }: Failure): boolean {
  return status === 0 || status === 409 || status === 429 || status >= 500;
}

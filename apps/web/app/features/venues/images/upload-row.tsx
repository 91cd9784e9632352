import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import type { Failure } from '#ui/network/problem.ts';
import classes from './images.module.css';
import type { ImageUpload } from './use-image-uploads.ts';

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
    <Row as="li" align="center" className={classes.upload}>
      <Stack gap={1} className={classes.details}>
        <Text strong>{name}</Text>
        {state === 'sending' && <UploadProgress percent={percent} />}
        {/* It is rendered before its text changes, or a screen reader would not tell. */}
        <Text role="status" size="small" tone="quiet">
          {state === 'waiting' && t('waiting')}
          {state === 'preparing' && t('preparing')}
        </Text>
        <Text role="alert" tone="danger">
          {fault && t(`fault.${fault}`)}
          {failure && (failure.detail ?? t(failure.status === 0 ? 'unreachable' : 'failed'))}
        </Text>
      </Stack>
      <Row gap={2}>
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
      </Row>
    </Row>
  );
}

/** Whether the same file may be accepted later: not when the file itself was refused. */
function isWorthRetrying({ status }: Failure): boolean {
  return status === 0 || status === 409 || status === 429 || status >= 500;
}

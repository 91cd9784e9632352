import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { FileInput } from '#ui/files/file-input.tsx';
import { IMAGE_TYPES } from '#ui/files/resize-image.ts';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './feedback.module.css';
import type { ScreenshotUpload } from './use-screenshot.ts';

/** Screenshot of a feedback entry: choose or paste it, preview it, upload it, remove it. */
export function ScreenshotField({ screenshot }: { screenshot: ScreenshotUpload }) {
  const { t } = useTranslation('feedback');
  const fileInput = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { state, preview, percent, failure } = screenshot;
  const remove = () => {
    screenshot.remove();
    // The button is rendered again only with the next frame.
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <fieldset>
      <legend className={classes.legend}>{t('screenshot.label')}</legend>
      <FileInput
        ref={fileInput}
        accept={IMAGE_TYPES}
        label={t('screenshot.add')}
        onFiles={([file]) => file && screenshot.choose(file)}
      />
      {state === 'none' && (
        <Row align="center">
          <Action ref={addButton} onClick={() => fileInput.current?.click()}>
            <IconPhotoPlus size={20} stroke={1.6} aria-hidden="true" />
            {t('screenshot.add')}
          </Action>
          <Note as="span">{t('screenshot.hint')}</Note>
        </Row>
      )}
      {state !== 'none' && (
        <Row gap={4} align="center" wrap={false}>
          {preview && <img src={preview} alt={t('screenshot.alt')} className={classes.preview} />}
          <Stack gap={1} className={classes.details}>
            {state === 'sending' && <UploadProgress percent={percent} />}
            <span role="status">{state === 'sent' && t('screenshot.sent')}</span>
            {state === 'failed' && (
              <Text as="span" role="alert" tone="danger">
                {failure}
              </Text>
            )}
            <Row gap={1} className={classes.buttons}>
              {state === 'failed' && preview && (
                <Action onClick={screenshot.retry}>{t('screenshot.retry')}</Action>
              )}
              <Action variant="subtle" onClick={remove}>
                {t('screenshot.remove')}
              </Action>
            </Row>
          </Stack>
        </Row>
      )}
    </fieldset>
  );
}

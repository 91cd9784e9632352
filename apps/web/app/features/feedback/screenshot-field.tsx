import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../ui/controls/action.tsx';
import { IMAGE_TYPES } from '../../ui/files/resize-image.ts';
import { UploadProgress } from '../../ui/files/upload-progress.tsx';
import classes from './screenshot-field.module.css';
import type { ScreenshotUpload } from './use-screenshot.ts';

/** A picture that goes with the words: chosen or pasted, seen, sent, taken away again. */
export function ScreenshotField({ screenshot }: { screenshot: ScreenshotUpload }) {
  const { t } = useTranslation('feedback');
  const fileInput = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { state, preview, percent, failure } = screenshot;
  const remove = () => {
    screenshot.remove();
    // The button comes back with the next picture on screen.
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('shot.label')}</legend>
      <input
        ref={fileInput}
        type="file"
        accept={IMAGE_TYPES}
        hidden
        aria-label={t('shot.add')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) screenshot.choose(file);
          event.currentTarget.value = '';
        }}
      />
      {state === 'none' && (
        <div className={classes.empty}>
          <Action ref={addButton} onClick={() => fileInput.current?.click()}>
            <IconPhotoPlus size={20} stroke={1.6} aria-hidden="true" />
            {t('shot.add')}
          </Action>
          <span className={classes.hint}>{t('shot.hint')}</span>
        </div>
      )}
      {state !== 'none' && (
        <div className={classes.chosen}>
          {preview && <img src={preview} alt={t('shot.alt')} className={classes.preview} />}
          <div className={classes.words}>
            {state === 'sending' && <UploadProgress percent={percent} />}
            <span role="status">{state === 'sent' && t('shot.sent')}</span>
            {state === 'failed' && (
              <span role="alert" className={classes.failure}>
                {failure}
              </span>
            )}
            <div className={classes.buttons}>
              {state === 'failed' && preview && (
                <Action onClick={screenshot.retry}>{t('shot.retry')}</Action>
              )}
              <Action variant="quiet" onClick={remove}>
                {t('shot.remove')}
              </Action>
            </div>
          </div>
        </div>
      )}
    </fieldset>
  );
}

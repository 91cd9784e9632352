import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { useCloseOnBack } from '#ui/overlays/use-close-on-back.ts';
import { QrCodeImage } from '#ui/qr-code/qr-code-image.tsx';
import classes from './fullscreen-code.module.css';

interface FullscreenCodeProps {
  code: string;
  secondsLeft: number;
  onClose: () => void;
}

/** The code as large as the screen allows, on a white background. */
export function FullscreenCode({ code, secondsLeft, onClose }: FullscreenCodeProps) {
  const { t } = useTranslation('checkins');
  const { t: tShared } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closed by the dialog itself, which returns the focus.
  useCloseOnBack(true, () => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      className={classes.fullscreen}
      aria-label={t('id.codeLabel')}
      onClose={onClose}
    >
      <QrCodeImage
        text={code}
        label={t('id.codeLabel')}
        errorCorrection="Q"
        className={classes.code}
      />
      <p className={classes.secondsLeft} aria-hidden="true">
        {secondsLeft}
      </p>
      <button
        type="button"
        className={classes.close}
        aria-label={tShared('action.close')}
        onClick={() => dialog.current?.close()}
      >
        <IconX size={28} stroke={1.8} aria-hidden="true" />
      </button>
    </dialog>
  );
}

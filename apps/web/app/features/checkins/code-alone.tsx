import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QrPicture } from '../../ui/qr-picture.tsx';
import classes from './code-alone.module.css';

interface CodeAloneProps {
  code: string;
  secondsLeft: number;
  onClose: () => void;
}

/** The code as large as the screen allows, on white: light for the scanner, nothing in its way. */
export function CodeAlone({ code, secondsLeft, onClose }: CodeAloneProps) {
  const { t } = useTranslation('checkins');
  const { t: shared } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.alone} aria-label={t('id.codeLabel')} onClose={onClose}>
      <QrPicture text={code} label={t('id.codeLabel')} correction="Q" className={classes.picture} />
      <p className={classes.left} aria-hidden="true">
        {secondsLeft}
      </p>
      <button
        type="button"
        className={classes.close}
        aria-label={shared('action.close')}
        onClick={() => dialog.current?.close()}
      >
        <IconX size={28} stroke={1.8} aria-hidden="true" />
      </button>
    </dialog>
  );
}

import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { QrCodeImage } from '#ui/qr-code/qr-code-image.tsx';
import { FormMessage } from '../form-message.tsx';
import { CodeField } from './code-field.tsx';
import classes from './second-factor.module.css';
import { secondFactorFailure } from './second-factor-failure.ts';

interface ConfirmAppProps {
  /** Base32, as apps take it. */
  secret: string;
  otpauthUrl: string;
  error: unknown;
  busy: boolean;
  onConfirm: (code: string) => void;
  onChange: () => void;
  onCancel: () => void;
}

/** The secret for the app, to scan, to type or to open, and the field of the code that it shows. */
export function ConfirmApp(props: ConfirmAppProps) {
  const { secret, otpauthUrl, error, busy, onConfirm, onChange, onCancel } = props;
  const { t } = useTranslation('second-factor');
  const [code, setCode] = useState('');
  const failure = secondFactorFailure(error, t('failed'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onConfirm(code);
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p>{t('scan.lead')}</p>
      <QrCodeImage text={otpauthUrl} label={t('scan.image')} className={classes.qrCode} />
      <div>
        <p className={classes.keyLabel}>{t('scan.key')}</p>
        <p className={classes.key} translate="no">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
      <a href={otpauthUrl}>{t('scan.open')}</a>
      <CodeField
        label={t('code.label')}
        value={code}
        digits
        error={failure.code}
        onChange={(value) => {
          setCode(value);
          onChange();
        }}
      />
      <FormMessage>{failure.message}</FormMessage>
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={code.trim() === ''} loading={busy}>
          {t('scan.submit')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FormMessage } from '../form-message.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { CodeField } from './code-field.tsx';
import classes from './second-factor.module.css';
import { secondFactorFailure } from './second-factor-failure.ts';

interface PasswordAndCodeFormProps {
  /** Whether the present app's code is needed as well. */
  needsCode: boolean;
  submitLabel: string;
  destructive?: boolean;
  error: unknown;
  busy: boolean;
  onSubmit: (proof: { password: string; code: string }) => void;
  onChange: () => void;
  onCancel: () => void;
}

/** Proves who changes the second factor: the password, and a code while it is on. */
export function PasswordAndCodeForm(props: PasswordAndCodeFormProps) {
  const { needsCode, submitLabel, destructive, error, busy, onSubmit, onChange, onCancel } = props;
  const { t } = useTranslation('second-factor');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const failure = secondFactorFailure(error, t('failed'));
  const isReady = password !== '' && (!needsCode || code.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSubmit({ password, code });
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={password}
        error={failure.isWrongPassword && t('wrongPassword')}
        autoFocus
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          onChange();
        }}
      />
      {needsCode && (
        <CodeField
          label={t('code.current')}
          value={code}
          error={failure.code}
          onChange={(value) => {
            setCode(value);
            onChange();
          }}
        />
      )}
      <FormMessage>{failure.message}</FormMessage>
      <div className={classes.buttons}>
        <Button
          type="submit"
          variant={destructive ? 'danger' : 'filled'}
          disabled={!isReady}
          loading={busy}
        >
          {submitLabel}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

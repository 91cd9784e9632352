import { Button } from '@mantine/core';
import { getSecondFactorOptions, type SignedPasskeyInput } from '@pulse/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { FormMessage } from '../form-message.tsx';
import { canUsePasskeys, signWithPasskey } from '../passkeys/browser-passkeys.ts';
import { usePasskeys } from '../passkeys/use-passkeys.ts';
import { PasswordField } from '../password/password-field.tsx';
import { CodeField } from '../second-factor/code-field.tsx';
import { secondFactorFailure } from '../second-factor/second-factor-failure.ts';
import { useSession } from '../session/use-session.ts';
import classes from './owner-proof-form.module.css';

/** What proves that it is the owner: the password, with a code if one is asked for; or a passkey. */
export type OwnerProof = { password: string; code?: string } | { passkey: SignedPasskeyInput };

interface OwnerProofFormProps {
  submitLabel: string;
  destructive?: boolean;
  error: unknown;
  busy: boolean;
  /** Whether the fields above the proof are filled in. */
  isFilled?: boolean;
  /** Of a field above the proof, which shows it itself. */
  fieldError?: string | undefined;
  onSubmit: (proof: OwnerProof) => void;
  onChange: () => void;
  onCancel: () => void;
  /** The fields above the proof. */
  children?: ReactNode;
}

/** Something that an open session alone may not do: its fields, and the owner's proof below them. */
export function OwnerProofForm(props: OwnerProofFormProps) {
  const { submitLabel, destructive, error, busy, isFilled = true, fieldError, children } = props;
  const { onSubmit, onChange, onCancel } = props;
  const { t } = useTranslation('account-security');
  const { user } = useSession();
  const { data: factor, isPending } = useQuery(getSecondFactorOptions());
  const { data: passkeys } = usePasskeys();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const ask = useMutation({
    mutationFn: () => signWithPasskey(),
    onSuccess: (passkey) => passkey && onSubmit({ passkey }),
  });
  if (isPending) return <LoadingRows rows={2} height={78} />;
  const hasPassword = user?.user_metadata.password_set !== false;
  const hasPasskey = canUsePasskeys() && passkeys !== undefined && passkeys.items.length > 0;
  const needsCode = factor?.enabled_at != null;
  const failure = secondFactorFailure(error, t('proof.failed'));
  const isReady = isFilled && password !== '' && (!needsCode || code.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSubmit({ password, ...(needsCode && { code }) });
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    ask.reset();
    onChange();
  };
  const askFailure = ask.isError ? (toFailure(ask.error).detail ?? t('proof.failed')) : undefined;
  const cancelled = ask.data === null ? t('proof.cancelled') : undefined;
  const missing = hasPassword || hasPasskey ? undefined : t('proof.noPassword');
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      {children}
      {hasPassword && (
        <PasswordField
          label={t('proof.password')}
          autoComplete="current-password"
          value={password}
          error={failure.isWrongPassword && t('proof.wrongPassword')}
          onChange={(event) => change(setPassword)(event.currentTarget.value)}
        />
      )}
      {hasPassword && needsCode && (
        <CodeField
          label={t('proof.code')}
          value={code}
          error={failure.code}
          onChange={change(setCode)}
        />
      )}
      <FormMessage>
        {(fieldError ? undefined : failure.message) ?? askFailure ?? cancelled ?? missing}
      </FormMessage>
      <div className={classes.buttons}>
        {hasPassword && (
          <Button
            type="submit"
            variant={destructive ? 'danger' : 'filled'}
            disabled={!isReady}
            loading={busy}
          >
            {submitLabel}
          </Button>
        )}
        {hasPasskey && (
          <Button
            disabled={!isFilled || busy}
            loading={ask.isPending}
            onClick={() => {
              onChange();
              ask.mutate();
            }}
          >
            {t('proof.usePasskey')}
          </Button>
        )}
        <Button variant="subtle" onClick={onCancel}>
          {t('proof.cancel')}
        </Button>
      </div>
    </form>
  );
}

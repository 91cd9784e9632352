import { Button } from '@mantine/core';
import { updateSessionUserMutation } from '@pulse/contract/client';
import { isPasswordAcceptable } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../../ui/problem.ts';
import { toastFailure, toastSuccess } from '../../../ui/toast.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { startSession } from '../session/session-store.ts';

/** Changes the password; all other devices are signed out by the server. */
export function ChangePasswordForm() {
  const { t } = useTranslation('profile');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const change = useMutation({
    ...updateSessionUserMutation(),
    onSuccess: (signedIn) => {
      startSession(signedIn, signedIn.user);
      setCurrent('');
      setPassword('');
      setConfirmation('');
      toastSuccess(t('password.changed'));
    },
    onError: (error) => {
      const { code, detail } = toFailure(error);
      const wrong = code === 'invalid_credentials';
      toastFailure(wrong ? t('password.wrong') : (detail ?? t('password.failed')));
    },
  });
  const ready = current !== '' && isPasswordAcceptable(password) && confirmation === password;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ body: { password, current_password: current } });
  };
  return (
    <form onSubmit={submit}>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.currentTarget.value)}
      />
      <NewPasswordFields
        password={password}
        confirmation={confirmation}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
      />
      <Button type="submit" disabled={!ready} loading={change.isPending}>
        {t('password.change')}
      </Button>
    </form>
  );
}

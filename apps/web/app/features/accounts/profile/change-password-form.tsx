import { Button } from '@mantine/core';
import { updateSessionUserMutation } from '@pulse/contract/client';
import { isPasswordAcceptable } from '@pulse/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../../ui/problem.ts';
import { toastFailure, toastSuccess } from '../../../ui/toast.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { otherDevicesEnded } from '../session/other-devices-ended.ts';
import { startSession } from '../session/session-store.ts';
import classes from './change-password-form.module.css';

/** Changes the password; all other devices are signed out by the server. */
export default function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const queries = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [wrong, setWrong] = useState(false);
  const change = useMutation({
    ...updateSessionUserMutation(),
    onSuccess: (signedIn) => {
      startSession(signedIn, signedIn.user);
      toastSuccess(t('password.changed'));
      void otherDevicesEnded(queries);
      onClose();
    },
    onError: (error) => {
      const { code, detail } = toFailure(error);
      if (code === 'invalid_credentials') setWrong(true);
      else toastFailure(detail ?? t('password.failed'));
    },
  });
  const ready = current !== '' && isPasswordAcceptable(password) && confirmation === password;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ body: { password, current_password: current } });
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        value={current}
        error={wrong && t('password.wrong')}
        autoFocus
        onChange={(event) => {
          setCurrent(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <NewPasswordFields
        password={password}
        confirmation={confirmation}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={!ready} loading={change.isPending}>
          {t('password.save')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  );
}

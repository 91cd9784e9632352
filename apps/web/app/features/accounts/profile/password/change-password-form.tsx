import { Button } from '@mantine/core';
import { updateSessionUserMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { passwordFieldError } from '../../account-error-messages.ts';
import { NewPasswordFields } from '../../password/new-password-fields.tsx';
import { PasswordField } from '../../password/password-field.tsx';
import { usePasswordAttempt } from '../../password/use-password-attempt.ts';
import { refreshAfterSessionsRevoked } from '../../session/refresh-after-sessions-revoked.ts';
import { startSession } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import classes from './change-password-form.module.css';

/** Form to change the password, or to set the first one; the server then revokes all other sessions. */
export default function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const hasPassword = useSession().user?.user_metadata.password_set !== false;
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isWrongPassword, setIsWrongPassword] = useState(false);
  const change = useMutation({
    ...updateSessionUserMutation(),
    onSuccess: (response) => {
      startSession(response);
      toastSuccess(t('password.changed'));
      void refreshAfterSessionsRevoked(queryClient);
      onClose();
    },
    onError: (error) => {
      const { code, detail } = toFailure(error);
      if (code === 'invalid_credentials') setIsWrongPassword(true);
      // Beside the field it would be there twice.
      else if (!passwordFieldError(error)) toastFailure(detail ?? t('password.failed'));
    },
  });
  const { isReady: isPasswordReady, onKeyDown } = usePasswordAttempt(password, confirmation);
  const isReady = (!hasPassword || currentPassword !== '') && isPasswordReady;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const proof = hasPassword && { current_password: currentPassword };
    if (isReady) change.mutate({ body: { password, ...proof } });
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} className={classes.form}>
      {hasPassword && (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          value={currentPassword}
          error={isWrongPassword && t('password.wrong')}
          autoFocus
          onChange={(event) => {
            setCurrentPassword(event.currentTarget.value);
            setIsWrongPassword(false);
          }}
        />
      )}
      <NewPasswordFields
        password={password}
        confirmation={confirmation}
        error={passwordFieldError(change.error)}
        onPasswordChange={(value) => {
          setPassword(value);
          change.reset();
        }}
        onConfirmationChange={setConfirmation}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={!isReady} loading={change.isPending}>
          {t('password.save')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  );
}

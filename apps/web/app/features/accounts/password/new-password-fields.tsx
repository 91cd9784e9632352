import { Alert } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#light-translator';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  password: string;
  confirmation: string;
  onPasswordChange: (value: string) => void;
  onConfirmationChange: (value: string) => void;
  /** What the server refused about the password. */
  error?: string | undefined;
  autoFocus?: boolean;
}

/** Fields for a new password and its confirmation, with the live checklist and the mismatch alert. */
export function NewPasswordFields({
  password,
  confirmation,
  onPasswordChange,
  onConfirmationChange,
  error,
  autoFocus = false,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('accounts');
  const checklistId = useId();
  const isMismatch = confirmation !== '' && confirmation !== password;
  return (
    <>
      <div>
        <PasswordField
          label={t('field.newPassword')}
          autoComplete="new-password"
          aria-describedby={checklistId}
          value={password}
          error={error}
          onChange={(event) => onPasswordChange(event.currentTarget.value)}
          data-autofocus={autoFocus || undefined}
        />
        <PasswordChecklist id={checklistId} password={password} />
      </div>
      <PasswordField
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => onConfirmationChange(event.currentTarget.value)}
      />
      {isMismatch && (
        <Alert role="alert" variant="danger">
          {t('setPassword.mismatch')}
        </Alert>
      )}
    </>
  );
}

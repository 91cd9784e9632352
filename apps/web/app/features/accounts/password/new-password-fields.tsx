import { Alert } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  password: string;
  confirmation: string;
  onPassword: (value: string) => void;
  onConfirmation: (value: string) => void;
  autoFocus?: boolean;
}

/** A new password typed twice, with the live checklist and the mismatch alert. */
export function NewPasswordFields({
  password,
  confirmation,
  onPassword,
  onConfirmation,
  autoFocus = false,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('accounts');
  const checklist = useId();
  const differs = confirmation !== '' && confirmation !== password;
  return (
    <>
      <div>
        <PasswordField
          label={t('field.newPassword')}
          autoComplete="new-password"
          aria-describedby={checklist}
          value={password}
          onChange={(event) => onPassword(event.currentTarget.value)}
          data-autofocus={autoFocus || undefined}
        />
        <PasswordChecklist id={checklist} password={password} />
      </div>
      <PasswordField
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => onConfirmation(event.currentTarget.value)}
      />
      {differs && (
        <Alert role="alert" variant="danger">
          {t('setPassword.mismatch')}
        </Alert>
      )}
    </>
  );
}

import { Alert } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#light-translator';
import type { FieldProps } from '#ui/forms/field-props.ts';
import { useSession } from '../session/use-session.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  form: { getInputProps: (name: 'password' | 'confirmation') => FieldProps<string> };
  /** Marks the first field for a dialog, which focuses it. */
  autoFocus?: boolean;
}

/** Fields for a new password and its confirmation, with the live checklist and the mismatch alert. */
export function NewPasswordFields({ form, autoFocus = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation('accounts');
  const checklistId = useId();
  // No user is signed in where a password is reset.
  const { user } = useSession();
  const owner = user && { email: user.email, fullName: user.user_metadata.full_name };
  const password = form.getInputProps('password');
  const confirmation = form.getInputProps('confirmation');
  const isMismatch = confirmation.value !== '' && confirmation.value !== password.value;
  return (
    <>
      <div>
        <PasswordField
          label={t('field.newPassword')}
          autoComplete="new-password"
          aria-describedby={checklistId}
          data-autofocus={autoFocus || undefined}
          {...password}
        />
        <PasswordChecklist id={checklistId} password={password.value} owner={owner ?? undefined} />
      </div>
      <PasswordField
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        {...confirmation}
      />
      {isMismatch && !confirmation.error && (
        <Alert role="alert" variant="danger">
          {t('setPassword.mismatch')}
        </Alert>
      )}
    </>
  );
}

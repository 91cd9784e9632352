import { Button, Stack } from '@mantine/core';
import { resetPasswordMutation } from '@pulse/contract/client';
import { isPasswordAcceptable } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { passwordFieldError, resetErrorMessage } from '../account-error-messages.ts';
import { useLinkToken } from '../email-link/use-link-token.ts';
import { FormMessage } from '../form-message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Sets a new password with the emailed token, which is valid for 15 minutes and works once. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('accounts');
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const reset = useMutation(resetPasswordMutation());

  const validate = () => {
    if (password === '') return t('message.enterNewPassword');
    if (!isPasswordAcceptable(password)) return t('message.passwordUnmet');
    // The fields themselves show a mismatch alert.
    return confirmation === '' ? t('setPassword.mismatch') : undefined;
  };
  const validationError = validate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!validationError && confirmation === password && token)
      reset.mutate({ body: { token, password } });
  };

  if (reset.isSuccess) {
    return (
      <Stack align="flex-start">
        <PageTitle>{t('reset.title')}</PageTitle>
        <FormMessage success>{t('reset.done')}</FormMessage>
        <ActionLink to="/auth" variant="filled" size="large">
          {t('reset.toSignIn')}
        </ActionLink>
      </Stack>
    );
  }
  const passwordError = passwordFieldError(reset.error);
  const serverError =
    reset.isError && !passwordError ? resetErrorMessage(t, reset.error) : undefined;
  return (
    <>
      <PageTitle>{t('reset.title')}</PageTitle>
      <form onSubmit={submit} noValidate>
        <Stack>
          {token && (
            <NewPasswordFields
              password={password}
              confirmation={confirmation}
              error={passwordError}
              onPasswordChange={(value) => {
                setPassword(value);
                reset.reset();
              }}
              onConfirmationChange={setConfirmation}
            />
          )}
          <FormMessage>
            {token ? (isSubmitted && validationError) || serverError : t('message.resetMissing')}
          </FormMessage>
          {token && (
            <Button type="submit" variant="filled" size="lg" disabled={reset.isPending}>
              {t(reset.isPending ? 'reset.busy' : 'reset.submit')}
            </Button>
          )}
          {(serverError || !token) && (
            <ActionLink to="/auth?mode=forgot">{t('reset.again')}</ActionLink>
          )}
        </Stack>
      </form>
    </>
  );
}

import { Button, Stack } from '@mantine/core';
import { resetPasswordMutation } from '@pulse/contract/client';
import { isPasswordAcceptable } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../ui/action.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { resetMessage } from '../account-messages.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { FormMessage } from './form-message.tsx';
import { useMailedToken } from './use-mailed-token.ts';

/** Sets a new password with the mailed token, which lives 15 minutes and works once. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('accounts');
  const token = useMailedToken();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [tried, setTried] = useState(false);
  const reset = useMutation(resetPasswordMutation());

  const complaintAbout = () => {
    if (password === '') return t('message.enterNewPassword');
    if (!isPasswordAcceptable(password)) return t('message.passwordUnmet');
    // The fields themselves tell of two entries that differ.
    return confirmation === '' ? t('setPassword.mismatch') : undefined;
  };
  const complaint = complaintAbout();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!complaint && confirmation === password && token)
      reset.mutate({ body: { token, password } });
  };

  if (reset.isSuccess) {
    return (
      <Stack align="flex-start">
        <PageTitle>{t('reset.title')}</PageTitle>
        <FormMessage done>{t('reset.done')}</FormMessage>
        <ActionLink to="/auth" variant="filled" size="large">
          {t('reset.toSignIn')}
        </ActionLink>
      </Stack>
    );
  }
  const refusal = reset.isError ? resetMessage(t, reset.error) : undefined;
  return (
    <>
      <PageTitle>{t('reset.title')}</PageTitle>
      <form onSubmit={submit} noValidate>
        <Stack>
          {token && (
            <NewPasswordFields
              password={password}
              confirmation={confirmation}
              onPassword={setPassword}
              onConfirmation={setConfirmation}
            />
          )}
          <FormMessage>
            {token ? (tried && complaint) || refusal : t('message.resetMissing')}
          </FormMessage>
          {token && (
            <Button type="submit" variant="filled" size="lg" disabled={reset.isPending}>
              {t(reset.isPending ? 'reset.busy' : 'reset.submit')}
            </Button>
          )}
          {(refusal || !token) && (
            <ActionLink to="/auth?mode=forgot">{t('reset.again')}</ActionLink>
          )}
        </Stack>
      </form>
    </>
  );
}

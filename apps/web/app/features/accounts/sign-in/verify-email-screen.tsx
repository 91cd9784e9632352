import { Button, Stack, TextInput } from '@mantine/core';
import { resendVerificationMutation, verifyEmailMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../ui/action.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { RingLoader } from '../../../ui/ring-loader.tsx';
import { accountMessage } from '../account-messages.ts';
import { startSession } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { FormMessage } from './form-message.tsx';
import { isLinkUsedUp } from './is-link-used-up.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** Confirms the address with the mailed token and signs the person in; offers a new link if not. */
export function VerifyEmailScreen() {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  const verify = useMutation({
    ...verifyEmailMutation(),
    onSuccess: (signedIn) => startSession(signedIn, signedIn.user),
  });
  const { mutate } = verify;
  const token = useMailedToken((found) => mutate({ body: { token: found } }));

  if (token && verify.isError && !isLinkUsedUp(verify.error)) {
    return (
      <>
        <PageTitle>{t('verify.title')}</PageTitle>
        <ErrorState error={verify.error} onRetry={() => mutate({ body: { token } })} />
      </>
    );
  }
  const failed = verify.isError || !token;
  // Whoever is signed in has confirmed: the page was loaded again, or the mail's link opened twice.
  if (verify.isSuccess || (failed && user)) {
    return (
      <Stack align="flex-start">
        <PageTitle>{t('verify.title')}</PageTitle>
        <FormMessage done>{t('verify.done')}</FormMessage>
        <ActionLink to="/app/dashboard" variant="book" size="large">
          {t('verify.continue')}
        </ActionLink>
      </Stack>
    );
  }
  return (
    <>
      <PageTitle>{t('verify.title')}</PageTitle>
      {failed ? (
        <Stack>
          <FormMessage>{t(token ? 'verify.failed' : 'verify.missing')}</FormMessage>
          <NewVerification />
          <ActionLink to="/auth" variant="quiet">
            {t('signUp.toSignIn')}
          </ActionLink>
        </Stack>
      ) : (
        <RingLoader label={t('verify.busy')} />
      )}
    </>
  );
}

function NewVerification() {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const resend = useMutation(resendVerificationMutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = email.trim() === '';
    setIncomplete(missing);
    if (!missing) resend.mutate({ body: { email } });
  };
  const refusal = resend.isError ? accountMessage(t, resend.error) : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('field.email')}
          description={t('verify.askNew')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <FormMessage>{incomplete ? t('message.enterEmail') : refusal}</FormMessage>
        <FormMessage done>{resend.isSuccess ? t('signUp.resent') : undefined}</FormMessage>
        <Button type="submit" variant="filled" loading={resend.isPending}>
          {t('signUp.resend')}
        </Button>
      </Stack>
    </form>
  );
}

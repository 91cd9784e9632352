import { Button, Stack, TextInput } from '@mantine/core';
import { resendVerificationMutation, verifyEmailMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { RingLoader } from '../../../ui/feedback/ring-loader.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { accountErrorMessage } from '../account-error-messages.ts';
import { isLinkRejected } from '../email-link/is-link-rejected.ts';
import { useLinkToken } from '../email-link/use-link-token.ts';
import { FormMessage } from '../form-message.tsx';
import { startSession } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';

/** Confirms the address with the emailed token and signs in; offers a new link when that fails. */
export function VerifyEmailScreen() {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  const verify = useMutation({
    ...verifyEmailMutation(),
    onSuccess: (response) => startSession(response, response.user),
  });
  const { mutate } = verify;
  const token = useLinkToken((linkToken) => mutate({ body: { token: linkToken } }));

  if (token && verify.isError && !isLinkRejected(verify.error)) {
    return (
      <>
        <PageTitle>{t('verify.title')}</PageTitle>
        <ErrorState error={verify.error} onRetry={() => mutate({ body: { token } })} />
      </>
    );
  }
  const failed = verify.isError || !token;
  // A signed-in user has confirmed already: the page was reloaded, or the link opened twice.
  if (verify.isSuccess || (failed && user)) {
    return (
      <Stack align="flex-start">
        <PageTitle>{t('verify.title')}</PageTitle>
        <FormMessage success>{t('verify.done')}</FormMessage>
        <ActionLink to="/app/dashboard" variant="primary" size="large">
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
          <RequestVerification />
          <ActionLink to="/auth" variant="subtle">
            {t('signUp.toSignIn')}
          </ActionLink>
        </Stack>
      ) : (
        <RingLoader label={t('verify.busy')} />
      )}
    </>
  );
}

function RequestVerification() {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const resend = useMutation(resendVerificationMutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = email.trim() === '';
    setIsIncomplete(isMissing);
    if (!isMissing) resend.mutate({ body: { email } });
  };
  const serverError = resend.isError ? accountErrorMessage(t, resend.error) : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('field.email')}
          description={t('verify.requestNew')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <FormMessage>{isIncomplete ? t('message.enterEmail') : serverError}</FormMessage>
        <FormMessage success>{resend.isSuccess ? t('signUp.resent') : undefined}</FormMessage>
        <Button type="submit" variant="filled" loading={resend.isPending}>
          {t('signUp.resend')}
        </Button>
      </Stack>
    </form>
  );
}

import { Button } from '@mantine/core';
import { resendVerificationMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountErrorMessage } from '../account-error-messages.ts';
import { FormMessage } from '../form-message.tsx';

/** Sends the verification link to an address once more, and says what became of it. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const resend = useMutation(resendVerificationMutation());
  return (
    <>
      <FormMessage>{resend.isError ? accountErrorMessage(t, resend.error) : undefined}</FormMessage>
      <FormMessage success>{resend.isSuccess ? t('signUp.resent') : undefined}</FormMessage>
      <Button loading={resend.isPending} onClick={() => resend.mutate({ body: { email } })}>
        {t('signUp.resend')}
      </Button>
    </>
  );
}

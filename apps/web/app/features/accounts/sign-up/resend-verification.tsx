import { Button } from '@mantine/core';
import { resendVerificationMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { accountErrorMessage } from '../account-error-messages.ts';
import { FormMessage } from '../form-message.tsx';

interface ResendVerificationProps {
  email: string;
  /** A class to book, which the link then carries. */
  classSessionId: string | null;
}

/** Button that sends the verification link again, with the result. */
export function ResendVerification({ email, classSessionId }: ResendVerificationProps) {
  const { t } = useTranslation('accounts');
  const resend = useMutation(resendVerificationMutation());
  return (
    <>
      <FormMessage>{resend.isError ? accountErrorMessage(t, resend.error) : undefined}</FormMessage>
      <FormMessage success>{resend.isSuccess ? t('signUp.resent') : undefined}</FormMessage>
      <Button
        loading={resend.isPending}
        onClick={() =>
          resend.mutate({ body: { email, class_session_id: classSessionId ?? undefined } })
        }
      >
        {t('signUp.resend')}
      </Button>
    </>
  );
}

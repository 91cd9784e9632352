import { Button } from '@mantine/core';
import { resendVerificationMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { RequestLinkForm } from '../email-link/request-link-form.tsx';
import { FormMessage } from '../form-message.tsx';

interface Resend {
  body: { email: string };
}

interface ClassToBook {
  /** A class to book, which the link then carries. */
  classSessionId: string | null;
}

function useResend({ classSessionId }: ClassToBook) {
  const { t } = useTranslation('accounts');
  const resend = useAction(resendVerificationMutation(), { failure: 'note' });
  const mutate = ({ body }: Resend, callbacks?: { onError: (error: unknown) => void }) =>
    resend.mutate({ body: { ...body, class_session_id: classSessionId ?? undefined } }, callbacks);
  return { ...resend, mutate, sent: resend.isSuccess ? t('signUp.resent') : undefined };
}

/** Button that sends the verification link again, with the result. */
export function ResendVerification({ email, ...toBook }: ClassToBook & { email: string }) {
  const { t } = useTranslation('accounts');
  const resend = useResend(toBook);
  return (
    <>
      {resend.failureText && <FailureNote>{resend.failureText}</FailureNote>}
      <FormMessage success>{resend.sent}</FormMessage>
      <Button loading={resend.isPending} onClick={() => resend.mutate({ body: { email } })}>
        {t('signUp.resend')}
      </Button>
    </>
  );
}

/** Asks for the address to which a new verification link is sent. */
export function RequestVerification(toBook: ClassToBook) {
  const { t } = useTranslation('accounts');
  const resend = useResend(toBook);
  return (
    <RequestLinkForm
      action={resend}
      lead={t('verify.requestNew')}
      submit={t('signUp.resend')}
      sent={resend.sent}
    />
  );
}

import { Button, Stack, TextInput } from '@mantine/core';
import { resendVerificationMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { accountErrorMessage } from '../account-error-messages.ts';
import { FormMessage } from '../form-message.tsx';

/** Asks for the address to which a new verification link is sent. */
export function RequestVerification({ classSessionId }: { classSessionId: string | null }) {
  const { t } = useTranslation('accounts');
  const [email, setEmail] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const resend = useMutation(resendVerificationMutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = email.trim() === '';
    setIsIncomplete(isMissing);
    if (!isMissing)
      resend.mutate({ body: { email, class_session_id: classSessionId ?? undefined } });
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

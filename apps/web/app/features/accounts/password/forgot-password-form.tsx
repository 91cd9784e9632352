import { Button, Stack, Text, TextInput } from '@mantine/core';
import { forgotPasswordMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { accountErrorMessage } from '../account-error-messages.ts';
import { FormMessage } from '../form-message.tsx';

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onBack: () => void;
}

/** Requests a reset link; the response is the same whether or not the address has an account. */
export function ForgotPasswordForm({ email, onEmailChange, onBack }: ForgotPasswordFormProps) {
  const { t } = useTranslation('accounts');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const requestReset = useMutation(forgotPasswordMutation());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = email.trim() === '';
    setIsIncomplete(isMissing);
    if (!isMissing) requestReset.mutate({ body: { email } });
  };
  const serverError = requestReset.isError ? accountErrorMessage(t, requestReset.error) : undefined;

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="var(--pulse-ink-2)">{t('forgot.lead')}</Text>
        <TextInput
          label={t('field.email')}
          type="email"
          autoComplete="username"
          placeholder={t('field.emailPlaceholder')}
          value={email}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
        />
        <FormMessage>{isIncomplete ? t('message.enterEmail') : serverError}</FormMessage>
        <FormMessage success>
          {requestReset.isSuccess ? t('message.resetSent') : undefined}
        </FormMessage>
        <Button type="submit" variant="filled" size="lg" disabled={requestReset.isPending}>
          {t(requestReset.isPending ? 'forgot.busy' : 'forgot.submit')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('forgot.back')}
        </Button>
      </Stack>
    </form>
  );
}

import { Button, Stack, Text, TextInput } from '@mantine/core';
import { forgotPasswordMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountMessage } from '../account-messages.ts';
import { FormMessage } from './form-message.tsx';

interface ForgotPasswordFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** Asks for a reset link; the answer is the same whether or not the address has an account. */
export function ForgotPasswordForm({ email, onEmail, onBack }: ForgotPasswordFormProps) {
  const { t } = useTranslation('accounts');
  const [incomplete, setIncomplete] = useState(false);
  const forgot = useMutation(forgotPasswordMutation());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = email.trim() === '';
    setIncomplete(missing);
    if (!missing) forgot.mutate({ body: { email } });
  };
  const refusal = forgot.isError ? accountMessage(t, forgot.error) : undefined;

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
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <FormMessage>{incomplete ? t('message.enterEmail') : refusal}</FormMessage>
        <FormMessage done>{forgot.isSuccess ? t('message.resetSent') : undefined}</FormMessage>
        <Button type="submit" variant="filled" size="lg" disabled={forgot.isPending}>
          {t(forgot.isPending ? 'forgot.busy' : 'forgot.submit')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('forgot.back')}
        </Button>
      </Stack>
    </form>
  );
}

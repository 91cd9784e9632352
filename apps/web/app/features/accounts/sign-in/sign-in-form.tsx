import { Button, Stack, TextInput } from '@mantine/core';
import { signInMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../../ui/problem.ts';
import { accountMessage } from '../account-messages.ts';
import { PasswordField } from '../password/password-field.tsx';
import { startSession } from '../session/session-store.ts';
import { FormMessage } from './form-message.tsx';
import { ResendVerification } from './resend-verification.tsx';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
}

/** Email and password. Who is let in lands where they were going: the page around it sees to that. */
export function SignInForm({ email, onEmail, onForgot }: SignInFormProps) {
  const { t } = useTranslation('accounts');
  const [password, setPassword] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const signIn = useMutation({
    ...signInMutation(),
    onSuccess: (signedIn) => startSession(signedIn, signedIn.user),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = email.trim() === '' || password === '';
    setIncomplete(missing);
    if (missing) signIn.reset();
    else signIn.mutate({ body: { email, password } });
  };
  const refusal = signIn.isError ? accountMessage(t, signIn.error) : undefined;
  const unconfirmed = signIn.isError && toFailure(signIn.error).code === 'email_not_confirmed';

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('field.email')}
          type="email"
          autoComplete="username"
          placeholder={t('field.emailPlaceholder')}
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <PasswordField
          label={t('field.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <FormMessage>{incomplete ? t('message.enterBoth') : refusal}</FormMessage>
        {unconfirmed && !incomplete && <ResendVerification email={signIn.variables.body.email} />}
        <Button type="submit" variant="filled" size="lg" disabled={signIn.isPending}>
          {t(signIn.isPending ? 'signIn.busy' : 'signIn.submit')}
        </Button>
        <Button variant="subtle" onClick={onForgot}>
          {t('signIn.forgot')}
        </Button>
      </Stack>
    </form>
  );
}

import { Button, Stack, TextInput } from '@mantine/core';
import { signInMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { toFailure } from '#ui/network/problem.ts';
import { accountErrorMessage } from '../account-error-messages.ts';
import { FormMessage } from '../form-message.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { challengeOf } from '../second-factor/challenge-of.ts';
import { startSession } from '../session/session-store.ts';
import { ResendVerification } from '../sign-up/resend-verification.tsx';
import type { TypedAccount } from '../typed-account.ts';

interface SignInFormProps {
  typed: TypedAccount;
  onType: (change: Partial<TypedAccount>) => void;
  /** A class to book, which a new confirmation carries. */
  classSessionId: string | null;
  onForgot: () => void;
  /** Called with an address that is not confirmed, to correct it. */
  onWrongAddress: (email: string) => void;
  /** Called when the password was right and a code is needed. */
  onChallenge: (challenge: string | null) => void;
}

/** Sign-in form with email and password. The surrounding page redirects after signing in. */
export function SignInForm({
  typed: { email, password },
  onType,
  classSessionId,
  onForgot,
  onWrongAddress,
  onChallenge,
}: SignInFormProps) {
  const { t } = useTranslation('accounts');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const signIn = useMutation({
    ...signInMutation(),
    onSuccess: startSession,
    onError: (error) => onChallenge(challengeOf(error)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = email.trim() === '' || password === '';
    setIsIncomplete(isMissing);
    if (isMissing) signIn.reset();
    else signIn.mutate({ body: { email, password } });
  };
  const serverError = signIn.isError ? accountErrorMessage(t, signIn.error) : undefined;
  const isUnconfirmed = signIn.isError && toFailure(signIn.error).code === 'email_not_confirmed';

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('field.email')}
          type="email"
          autoComplete="username webauthn"
          placeholder={t('field.emailPlaceholder')}
          value={email}
          onChange={(event) => onType({ email: event.currentTarget.value })}
        />
        <PasswordField
          label={t('field.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => onType({ password: event.currentTarget.value })}
        />
        <FormMessage>{isIncomplete ? t('message.enterBoth') : serverError}</FormMessage>
        {isUnconfirmed && !isIncomplete && (
          <>
            <ResendVerification
              email={signIn.variables.body.email}
              classSessionId={classSessionId}
            />
            <Button variant="subtle" onClick={() => onWrongAddress(signIn.variables.body.email)}>
              {t('signUp.wrongAddress')}
            </Button>
          </>
        )}
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

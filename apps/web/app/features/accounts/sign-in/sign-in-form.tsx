import { Button, TextInput } from '@mantine/core';
import { signInMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FormFrame } from '#ui/forms/form-frame.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { toFailure } from '#ui/network/problem.ts';
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
export function SignInForm(props: SignInFormProps) {
  const { typed, onType, classSessionId, onForgot, onWrongAddress, onChallenge } = props;
  const { email, password } = typed;
  const { t } = useTranslation('accounts');
  const signIn = useAction(signInMutation(), {
    onDone: startSession,
    onFailed: (failure) => onChallenge(challengeOf(failure)),
    failure: 'note',
  });
  const form = useActionForm({
    initial: { email, password },
    onChange: onType,
    check: (values) => {
      if (values.email.trim() === '') return { email: t('message.enterBoth') };
      return { password: values.password === '' ? t('message.enterBoth') : null };
    },
    action: signIn,
    toVariables: (body) => ({ body }),
  });
  const isUnconfirmed =
    form.note !== '' && signIn.isError && toFailure(signIn.error).code === 'email_not_confirmed';
  return (
    <FormFrame form={form} layout="sheet">
      <TextInput
        label={t('field.email')}
        type="email"
        autoComplete="username webauthn"
        placeholder={t('field.emailPlaceholder')}
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={t('field.password')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <FailureNote hidden={!form.note}>{form.note}</FailureNote>
      {isUnconfirmed && (
        <>
          <ResendVerification email={signIn.variables.body.email} classSessionId={classSessionId} />
          <Button variant="subtle" onClick={() => onWrongAddress(signIn.variables.body.email)}>
            {t('signUp.wrongAddress')}
          </Button>
        </>
      )}
      <Button type="submit" variant="filled" size="lg" disabled={form.busy}>
        {t(form.busy ? 'signIn.busy' : 'signIn.submit')}
      </Button>
      <Button variant="subtle" onClick={onForgot}>
        {t('signIn.forgot')}
      </Button>
    </FormFrame>
  );
}

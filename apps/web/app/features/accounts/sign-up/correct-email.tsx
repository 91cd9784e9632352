import { Button, Stack, TextInput } from '@mantine/core';
import { correctEmailMutation } from '@pulse/contract/client';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { toFailure } from '#ui/network/problem.ts';
import { accountErrorMessage } from '../account-error-messages.ts';
import { FormMessage } from '../form-message.tsx';
import { PasswordField } from '../password/password-field.tsx';
import classes from './correct-email.module.css';

interface CorrectEmailProps {
  /** The address to which the link was sent. */
  email: string;
  /** The password typed before; without it the form asks for it, as it proves who corrects. */
  password: string;
  onCorrected: (email: string) => void;
  onSignIn: () => void;
}

/** Corrects a mistyped address of a new account: the link is then sent to the new one instead. */
export function CorrectEmail({ email, password, onCorrected, onSignIn }: CorrectEmailProps) {
  const { t } = useTranslation('accounts');
  const [newEmail, setNewEmail] = useState(email);
  const [typedPassword, setTypedPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const correct = useMutation(correctEmailMutation());
  const isConfirmed =
    correct.isError && toFailure(correct.error).code === 'email_already_confirmed';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const new_email = newEmail.trim();
    const proof = password || typedPassword;
    if (new_email === '') return setProblem(t('message.enterEmail'));
    if (new_email.toLowerCase() === email.toLowerCase()) return setProblem(t('correct.same'));
    if (proof === '') return setProblem(t('correct.enterPassword'));
    setProblem(undefined);
    correct.mutate(
      { body: { email, password: proof, new_email } },
      { onSuccess: () => onCorrected(new_email.toLowerCase()) },
    );
  };
  const serverError = correct.isError ? accountErrorMessage(t, correct.error) : undefined;

  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        <IconChevronDown size={18} stroke={1.8} aria-hidden="true" className={classes.mark} />
        {t('correct.open')}
      </summary>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('correct.field')}
            description={t('correct.note')}
            type="email"
            autoComplete="email"
            value={newEmail}
            onChange={(event) => setNewEmail(event.currentTarget.value)}
          />
          {password === '' && (
            <PasswordField
              label={t('field.password')}
              autoComplete="current-password"
              value={typedPassword}
              onChange={(event) => setTypedPassword(event.currentTarget.value)}
            />
          )}
          <FormMessage>{problem ?? serverError}</FormMessage>
          <Button type="submit" variant="filled" loading={correct.isPending}>
            {t('correct.submit')}
          </Button>
          {isConfirmed && <Button onClick={onSignIn}>{t('signUp.toSignIn')}</Button>}
        </Stack>
      </form>
    </details>
  );
}

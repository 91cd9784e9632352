import { Button, TextInput } from '@mantine/core';
import { correctEmailMutation } from '@pulse/contract/client';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { toFailure } from '#ui/network/problem.ts';
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
  const correct = useAction(correctEmailMutation(), {
    onDone: (_, { body }) => onCorrected(body.new_email.toLowerCase()),
    failure: 'note',
  });
  const isConfirmed =
    correct.isError && toFailure(correct.error).code === 'email_already_confirmed';
  const findFault = (typed: string) => {
    if (typed === '') return t('message.enterEmail');
    return typed.toLowerCase() === email.toLowerCase() ? t('correct.same') : null;
  };
  const form = useActionForm({
    initial: { new_email: email, password },
    check: (typed) => ({
      new_email: findFault(typed.new_email.trim()),
      password: typed.password === '' ? t('correct.enterPassword') : null,
    }),
    action: correct,
    toVariables: (typed) => ({ body: { ...typed, email, new_email: typed.new_email.trim() } }),
  });
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        <IconChevronDown size={18} stroke={1.8} aria-hidden="true" className={classes.mark} />
        {t('correct.open')}
      </summary>
      <Form
        form={form}
        layout="sheet"
        variant="filled"
        submit={t('correct.submit')}
        actions={isConfirmed && <Button onClick={onSignIn}>{t('signUp.toSignIn')}</Button>}
      >
        <TextInput
          label={t('correct.field')}
          description={t('correct.note')}
          type="email"
          autoComplete="email"
          {...form.getInputProps('new_email')}
        />
        {password === '' && (
          <PasswordField
            label={t('field.password')}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        )}
      </Form>
    </details>
  );
}

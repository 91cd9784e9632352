import { Button, Checkbox, TextInput } from '@mantine/core';
import { signUpMutation } from '@pulse/contract/client';
import { containsOwnWords, isPasswordAcceptable } from '@pulse/domain';
import { useId } from 'react';
import { Link } from 'react-router';
import { Trans, useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { PasswordChecklist } from '../password/password-checklist.tsx';
import { PasswordField } from '../password/password-field.tsx';
import type { TypedAccount } from '../typed-account.ts';

interface SignUpFormProps {
  typed: TypedAccount;
  onType: (typed: TypedAccount) => void;
  /** A class to book, which the mailed link carries to whatever device it is opened on. */
  classSessionId: string | null;
  /** Called with the address to which the verification link was sent. */
  onDone: (email: string) => void;
  /** For an email that has an account already; what was typed is kept. */
  onSignIn: () => void;
  onForgot: () => void;
}

/** Sign-up form: name, email, password and the confirmation of age. */
export function SignUpForm(props: SignUpFormProps) {
  const { typed, onType, classSessionId, onDone, onSignIn, onForgot } = props;
  const { t, translator } = useTranslation('accounts');
  const checklistId = useId();
  const signUp = useAction(signUpMutation(), {
    onDone: ({ email }) => onDone(email),
    failure: 'note',
  });
  const form = useActionForm({
    initial: typed,
    onChange: onType,
    check: ({ full_name, email, password, adult }) => ({
      full_name: full_name.trim().length < 2 ? t('message.enterName') : null,
      email: email.trim() === '' ? t('message.enterEmail') : null,
      password:
        isPasswordAcceptable(password) &&
        !containsOwnWords(password, { email, fullName: full_name })
          ? null
          : t('message.passwordUnmet'),
      adult: adult ? null : t('message.adultNeeded'),
    }),
    action: signUp,
    explain: ({ code, detail }) => (code === 'email_taken' ? { errors: { email: detail } } : null),
    toVariables: (account) => ({
      body: {
        ...account,
        adult: true as const,
        language: toLanguage(translator.language),
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        class_session_id: classSessionId ?? undefined,
      },
    }),
  });
  const isTaken =
    signUp.isError &&
    toFailure(signUp.error).code === 'email_taken' &&
    signUp.variables.body.email === form.values.email;
  return (
    <Form
      form={form}
      layout="sheet"
      variant="filled"
      submit={t('signUp.submit')}
      busy={t('signUp.busy')}
      actions={
        <Note>
          <Trans
            t={t}
            i18nKey="signUp.legal"
            // Beside this page, which keeps what was typed in memory only.
            components={{
              terms: <Link to="/terms" target="_blank" />,
              privacy: <Link to="/privacy" target="_blank" />,
            }}
          />
        </Note>
      }
    >
      <TextInput
        label={t('field.fullName')}
        autoComplete="name"
        placeholder={t('field.namePlaceholder')}
        {...form.getInputProps('full_name')}
      />
      <TextInput
        label={t('field.email')}
        type="email"
        autoComplete="username"
        placeholder={t('field.emailPlaceholder')}
        {...form.getInputProps('email')}
      />
      {isTaken && (
        <Row>
          <Button variant="subtle" onClick={onSignIn}>
            {t('signUp.toSignIn')}
          </Button>
          <Button variant="subtle" onClick={onForgot}>
            {t('signUp.toReset')}
          </Button>
        </Row>
      )}
      <div>
        <PasswordField
          label={t('field.password')}
          autoComplete="new-password"
          placeholder={t('field.passwordPlaceholder')}
          aria-describedby={checklistId}
          {...form.getInputProps('password')}
        />
        <PasswordChecklist
          id={checklistId}
          password={form.values.password}
          owner={{ email: form.values.email, fullName: form.values.full_name }}
        />
      </div>
      <Checkbox label={t('field.adult')} {...form.getCheckboxProps('adult')} />
    </Form>
  );
}

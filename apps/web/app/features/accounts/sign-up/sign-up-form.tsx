import { Checkbox, TextInput } from '@mantine/core';
import { signUpMutation } from '@pulse/contract/client';
import { isPasswordAcceptable } from '@pulse/domain';
import { useId } from 'react';
import { Link } from 'react-router';
import { Trans, useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Note } from '#ui/layout/note.tsx';
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
}

/** Sign-up form: name, email, password and the confirmation of age. */
export function SignUpForm({ typed, onType, classSessionId, onDone }: SignUpFormProps) {
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
      password: isPasswordAcceptable(password) ? null : t('message.passwordUnmet'),
      adult: adult ? null : t('message.adultNeeded'),
    }),
    action: signUp,
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
            components={{ terms: <Link to="/terms" />, privacy: <Link to="/privacy" /> }}
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
      <div>
        <PasswordField
          label={t('field.password')}
          autoComplete="new-password"
          placeholder={t('field.passwordPlaceholder')}
          aria-describedby={checklistId}
          {...form.getInputProps('password')}
        />
        <PasswordChecklist id={checklistId} password={form.values.password} />
      </div>
      <Checkbox label={t('field.adult')} {...form.getCheckboxProps('adult')} />
    </Form>
  );
}

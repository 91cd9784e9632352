import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { signUpMutation } from '@pulse/contract/client';
import { isPasswordAcceptable } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Trans, useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { accountErrorMessage } from '../account-error-messages.ts';
import { FormMessage } from '../form-message.tsx';
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
  const form = useForm({
    initialValues: typed,
    onValuesChange: onType,
    validate: {
      full_name: (name) => (name.trim().length < 2 ? t('message.enterName') : null),
      email: (address) => (address.trim() === '' ? t('message.enterEmail') : null),
      password: (value) => (isPasswordAcceptable(value) ? null : t('message.passwordUnmet')),
      adult: (adult) => (adult ? null : t('message.adultNeeded')),
    },
  });
  const signUp = useMutation({
    ...signUpMutation(),
    onSuccess: (response) => onDone(response.email),
    onError: (error) => showProblemInForm(form, error, ''),
  });
  const send = ({ full_name, email: address, password }: typeof form.values) =>
    signUp.mutate({
      body: {
        full_name,
        email: address,
        password,
        adult: true,
        language: toLanguage(translator.language),
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        class_session_id: classSessionId ?? undefined,
      },
    });
  const submit = form.onSubmit(send, (errors) => {
    const [first = ''] = Object.keys(errors);
    form.getInputNode(first)?.focus();
  });
  const hasFormError = signUp.isError && Object.keys(form.errors).length === 0;

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
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
        <Checkbox label={t('field.adult')} {...form.getInputProps('adult', { type: 'checkbox' })} />
        <FormMessage>{hasFormError ? accountErrorMessage(t, signUp.error) : undefined}</FormMessage>
        <Button type="submit" variant="filled" size="lg" disabled={signUp.isPending}>
          {t(signUp.isPending ? 'signUp.busy' : 'signUp.submit')}
        </Button>
        <Text size="sm" c="var(--pulse-ink-2)">
          <Trans
            t={t}
            i18nKey="signUp.legal"
            components={{ terms: <Link to="/terms" />, privacy: <Link to="/privacy" /> }}
          />
        </Text>
      </Stack>
    </form>
  );
}

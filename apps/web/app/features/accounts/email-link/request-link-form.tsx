import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Form } from '#ui/forms/form.tsx';
import type { FormAction } from '#ui/forms/form-store.ts';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Text } from '#ui/layout/text.tsx';
import { FormMessage } from '../form-message.tsx';

/** The address as it is typed on the sign-in page, and the way back to its first form. */
export interface RequestLinkProps {
  email?: string;
  onEmailChange?: (email: string) => void;
  onBack?: () => void;
}

interface RequestLinkFormProps extends RequestLinkProps {
  /** Mails the link; the answer is the same whether or not the address has an account. */
  action: FormAction<{ body: { email: string } }>;
  lead: string;
  submit: string;
  /** What is said once the link is on its way, and where to go on. */
  sent: string | undefined;
  next?: ReactNode;
}

/** Asks for the address to which a link is mailed. */
export function RequestLinkForm(props: RequestLinkFormProps) {
  const { action, lead, email = '', onEmailChange, submit, sent, next, onBack } = props;
  const { t } = useTranslation('accounts');
  const form = useActionForm({
    initial: { email },
    onChange: (typed) => onEmailChange?.(typed.email),
    check: (typed) => ({ email: typed.email.trim() === '' ? t('message.enterEmail') : null }),
    action,
    toVariables: (typed) => ({ body: { email: typed.email.trim() } }),
  });
  return (
    <Form
      form={form}
      layout="sheet"
      variant={next ? 'default' : 'filled'}
      submit={submit}
      busy={t('forgot.busy')}
      actions={
        onBack && (
          <Button variant="subtle" onClick={onBack}>
            {t('forgot.back')}
          </Button>
        )
      }
    >
      <Text tone="quiet">{lead}</Text>
      <TextInput
        label={t('field.email')}
        type="email"
        autoComplete="username"
        placeholder={t('field.emailPlaceholder')}
        {...form.getInputProps('email')}
      />
      <FormMessage success>{sent}</FormMessage>
      {next}
    </Form>
  );
}

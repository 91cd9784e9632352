import { TextInput } from '@mantine/core';
import {
  correctApplicationEmailMutation,
  type SubmitPartnerApplicationData,
} from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import classes from './application.module.css';

/** The body that was sent. */
export type SentForm = SubmitPartnerApplicationData['body'];

interface CorrectApplicationEmailProps {
  form: SentForm;
  /** Where the mail went. */
  email: string;
  correctionToken: string;
  onCorrected: (email: string) => void;
}

/** Sends what was sent to another address; the link mailed before ends. */
export function CorrectApplicationEmail(props: CorrectApplicationEmailProps) {
  const { form: sent, email, correctionToken, onCorrected } = props;
  const { t } = useTranslation('partner-application');
  const correct = useAction(correctApplicationEmailMutation(), {
    onDone: (_, { body }) => onCorrected(body.contact_email),
    failure: 'note',
  });
  const form = useActionForm({
    initial: { contact_email: email },
    check: ({ contact_email }) => ({
      contact_email:
        contact_email.trim().toLowerCase() === email.toLowerCase() ? t('correct.same') : null,
    }),
    action: correct,
    toVariables: ({ contact_email }) => ({
      body: { ...sent, contact_email: contact_email.trim(), correction_token: correctionToken },
    }),
    fallback: t('correct.failed'),
  });
  return (
    <details className={classes.correct}>
      <summary>{t('correct.open')}</summary>
      <Form form={form} submit={t('correct.send')} variant="default">
        <TextInput
          label={t('correct.field')}
          description={t('correct.note')}
          type="email"
          autoComplete="email"
          {...form.getInputProps('contact_email')}
        />
      </Form>
    </details>
  );
}

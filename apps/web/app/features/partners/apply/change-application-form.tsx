import { Button } from '@mantine/core';
import {
  type PartnerApplication,
  type ResubmitPartnerApplicationData,
  resubmitPartnerApplicationMutation,
} from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '../../../ui/feedback/failure-note.tsx';
import { showProblemInForm } from '../../../ui/forms/show-problem-in-form.ts';
import classes from './application.module.css';
import {
  clearApplicationDraft,
  readApplicationDraft,
  saveApplicationDraft,
} from './application-draft.ts';
import { ApplicationFields } from './application-fields.tsx';
import { type ApplicationValues, toApplicationValues } from './application-values.ts';
import { useApplicationForm } from './use-application-form.ts';

interface ChangeApplicationFormProps {
  application: PartnerApplication;
  token: string;
  onSent: (email: string) => void;
}

/** The form to change an application, with the requested changes; empty numbers stay unchanged. */
export function ChangeApplicationForm({ application, token, onSent }: ChangeApplicationFormProps) {
  const { t } = useTranslation('partners');
  const [failure, setFailure] = useState('');
  const [initialValues] = useState(() =>
    readApplicationDraft(toApplicationValues(application), application.id),
  );
  const toBody = ({ agreement: _, tax_id, bank_account, ...values }: ApplicationValues) => ({
    ...values,
    token,
    tax_id: tax_id.trim() || undefined,
    bank_account: bank_account.trim() || undefined,
  });
  const form = useApplicationForm({
    initialValues,
    loadSchema: async () => (await import('@pulse/contract')).resubmitPartnerApplication.body,
    toBody,
    onValuesChange: (values) => saveApplicationDraft(values, application.id),
  });
  const send = useMutation({
    ...resubmitPartnerApplicationMutation(),
    onSuccess: (_, { body }) => {
      clearApplicationDraft(application.id);
      onSent(body.contact_email);
    },
    onError: (error) => setFailure(showProblemInForm(form, error, t('apply.failed'))),
  });
  const submit = form.onSubmit(
    (values) => {
      setFailure('');
      send.mutate({ body: toBody(values) as ResubmitPartnerApplicationData['body'] });
    },
    (errors) => {
      const [first = ''] = Object.keys(errors);
      setFailure(t('apply.check', { count: Object.keys(errors).length }));
      form.getInputNode(first)?.focus();
    },
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      {application.decision_reason && (
        <p className={classes.requestedChanges}>
          <strong>{t('change.requested')}</strong>
          {application.decision_reason}
        </p>
      )}
      <ApplicationFields
        form={form}
        maskedNumbers={{
          tax_id: application.tax_id_hint,
          bank_account: application.bank_account_hint,
        }}
      />
      <FailureNote className={classes.failure} hidden={!failure}>
        {failure}
      </FailureNote>
      <Button type="submit" variant="primary" size="lg" loading={form.submitting || send.isPending}>
        {t('change.send')}
      </Button>
    </form>
  );
}

import { Button, Checkbox } from '@mantine/core';
import {
  type SubmitPartnerApplicationData,
  submitPartnerApplicationMutation,
} from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { toLanguage } from '../../../locales/languages.ts';
import { FailureNote } from '../../../ui/feedback/failure-note.tsx';
import { showProblemInForm } from '../../../ui/forms/show-problem-in-form.ts';
import classes from './application.module.css';
import {
  clearApplicationDraft,
  readApplicationDraft,
  saveApplicationDraft,
} from './application-draft.ts';
import { ApplicationFields } from './application-fields.tsx';
import { useApplicationForm } from './use-application-form.ts';

/** The form of a new partner application. The values survive a failure and a reload. */
export function ApplicationForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, translator } = useTranslation('partners');
  const [failure, setFailure] = useState('');
  const [initialValues] = useState(() => readApplicationDraft());
  const form = useApplicationForm({
    initialValues,
    loadSchema: async () => (await import('@pulse/contract')).submitPartnerApplication.body,
    toBody: (values) => values,
    onValuesChange: (values) => saveApplicationDraft(values),
  });
  const send = useMutation({
    ...submitPartnerApplicationMutation(),
    onSuccess: (_, { body }) => {
      clearApplicationDraft();
      onSent(body.contact_email);
    },
    onError: (error) => setFailure(showProblemInForm(form, error, t('apply.failed'))),
  });
  const submit = form.onSubmit(
    (values) => {
      setFailure('');
      const body = { ...values, language: toLanguage(translator.language) };
      send.mutate({ body: body as SubmitPartnerApplicationData['body'] });
    },
    (errors) => {
      const [first = ''] = Object.keys(errors);
      setFailure(t('apply.check', { count: Object.keys(errors).length }));
      form.getInputNode(first)?.focus();
    },
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <ApplicationFields form={form} />
      <div>
        <Checkbox
          label={t('apply.agreement')}
          {...form.getInputProps('agreement', { type: 'checkbox' })}
        />
        <Link to="/terms" target="_blank" className={classes.terms}>
          {t('apply.terms')}
        </Link>
      </div>
      <FailureNote className={classes.failure} hidden={!failure}>
        {failure}
      </FailureNote>
      <Button type="submit" variant="primary" size="lg" loading={form.submitting || send.isPending}>
        {t('apply.send')}
      </Button>
    </form>
  );
}

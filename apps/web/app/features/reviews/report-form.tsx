import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Review, reportReviewMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblemInForm } from '../../ui/show-problem-in-form.ts';
import { toastSuccess } from '../../ui/toast.ts';
import classes from './review-form.module.css';

/** What a reader has against a review; the platform reads it, nobody else. */
export default function ReportForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const { t } = useTranslation('reviews');
  const report = useMutation(reportReviewMutation());
  const [failure, setFailure] = useState('');
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (text) => (text.trim().length < 3 ? t('report.missing') : null) },
  });
  const submit = form.onSubmit((body) => {
    setFailure('');
    report.mutate(
      { path: { id: review.id }, body },
      {
        onSuccess: () => {
          onDone();
          toastSuccess(t('report.thanks'));
        },
        onError: (error) => setFailure(showProblemInForm(form, error, t('form.failed'))),
      },
    );
  });
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <blockquote className={classes.quote}>{review.text}</blockquote>
      <Textarea
        label={t('report.reason')}
        description={t('report.hint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" variant="filled" loading={report.isPending}>
        {t('report.send')}
      </Button>
    </form>
  );
}

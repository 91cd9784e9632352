import { Button, Rating, Select, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { giveFeedback as operation } from '@pulse/contract';
import { giveFeedbackMutation, listFeedbackQueryKey } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblemInForm } from '../../ui/show-problem-in-form.ts';
import { toastSuccess } from '../../ui/toast.ts';
import classes from './feedback-form.module.css';

const categories = ['idea', 'bug', 'venue', 'booking', 'payment', 'other'] as const;
type Category = (typeof categories)[number];

/** Tells us something: what about, how good it is, in words. What was typed stays on failure. */
export function FeedbackForm() {
  const { t } = useTranslation('feedback');
  const queryClient = useQueryClient();
  const send = useMutation(giveFeedbackMutation());
  const ratingLabel = useId();
  const [failure, setFailure] = useState('');
  const form = useForm({
    initialValues: { category: 'idea' as Category, rating: 0, message: '' },
    validate: (values) => {
      const read = schemaResolver(operation.body, { sync: true })({
        ...values,
        rating: values.rating || null,
      });
      return read.message ? { message: t('tooShort') } : read;
    },
  });

  const submit = form.onSubmit((values) => {
    setFailure('');
    send.mutate(
      { body: { ...values, rating: values.rating || null } },
      {
        onSuccess: () => {
          form.reset();
          toastSuccess(t('thanks'));
          queryClient.invalidateQueries({ queryKey: listFeedbackQueryKey() });
        },
        onError: (error) => setFailure(showProblemInForm(form, error, t('failed'))),
      },
    );
  });

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <Select
        label={t('category')}
        data={categories.map((value) => ({ value, label: t(`about.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('category')}
      />
      <div>
        <p id={ratingLabel} className={classes.label}>
          {t('rating')}
        </p>
        <Rating
          size="lg"
          color="var(--pulse-ink)"
          aria-labelledby={ratingLabel}
          getSymbolLabel={(count) => t('stars', { count })}
          {...form.getInputProps('rating')}
        />
      </div>
      <Textarea
        label={t('message')}
        description={t('messageHint')}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={4000}
        {...form.getInputProps('message')}
      />
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" variant="book" loading={send.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { answerReviewMutation, type Review } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { useRefreshReviews } from '../list/use-reviews.ts';
import classes from '../write/review-form.module.css';

interface AnswerFormProps {
  venueId: string;
  review: Review;
  onDone: () => void;
}

/** The form for the venue's answer to a review; an existing answer is changed. */
export default function AnswerForm({ venueId, review, onDone }: AnswerFormProps) {
  const { t } = useTranslation('reviews');
  const answer = useMutation(answerReviewMutation());
  const refresh = useRefreshReviews(venueId);
  const [failure, setFailure] = useState('');
  const form = useForm({
    initialValues: { text: review.answer?.text ?? '' },
    validate: { text: (text) => (text.trim().length < 2 ? t('answerForm.missing') : null) },
  });
  const submit = form.onSubmit((body) => {
    setFailure('');
    answer.mutate(
      { path: { id: review.id }, body },
      {
        onSuccess: async () => {
          await refresh();
          onDone();
          toastSuccess(t('answerForm.thanks'));
        },
        onError: (error) => setFailure(showProblemInForm(form, error, t('form.failed'))),
      },
    );
  });
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <blockquote className={classes.quote}>{review.text}</blockquote>
      <Textarea
        label={t('answerForm.text')}
        description={t('answerForm.hint', { author: review.author_name })}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={1000}
        {...form.getInputProps('text')}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="filled" loading={answer.isPending}>
        {t('answerForm.send')}
      </Button>
    </form>
  );
}

import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { editReviewMutation, type Review, writeReviewMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { clearDraft, readDraft, saveDraft } from '#ui/forms/drafts.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { useRefreshReviews } from '../list/use-reviews.ts';
import classes from './review-form.module.css';
import { StarChoice } from './star-choice.tsx';

/** Bounds of the contract's `reviewText`. */
const [minLength, maxLength] = [10, 1500];

interface ReviewFormProps {
  venueId: string;
  review: Review | null;
  onDone: () => void;
}

/** The form of a review. The text survives a failure; a repeated request publishes it once. */
export default function ReviewForm({ venueId, review, onDone }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const write = useMutation(writeReviewMutation());
  const edit = useMutation(editReviewMutation());
  const refresh = useRefreshReviews(venueId);
  const [failure, setFailure] = useState('');
  const draft = `review:${venueId}`;
  const form = useForm({
    initialValues: { rating: review?.rating ?? 0, text: review?.text ?? readDraft(draft) },
    onValuesChange: ({ text }) => {
      // Changes to a published review are not stored as a draft.
      if (!review) saveDraft(draft, text);
    },
    validate: {
      rating: (rating) => (rating === 0 ? t('form.starsMissing') : null),
      text: (text) =>
        text.trim().length < minLength ? t('form.tooShort', { count: minLength }) : null,
    },
  });
  const submit = form.onSubmit((values) => {
    setFailure('');
    const callbacks = {
      onSuccess: async () => {
        clearDraft(draft);
        await refresh();
        onDone();
        toastSuccess(t(review ? 'form.saved' : 'form.thanks'));
      },
      onError: (error: unknown) => setFailure(showProblemInForm(form, error, t('form.failed'))),
    };
    if (review) edit.mutate({ path: { id: review.id }, body: values }, callbacks);
    else write.mutate({ path: { id: venueId }, body: values }, callbacks);
  });
  const charactersLeft = maxLength - form.values.text.length;
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <StarChoice
        label={t('form.stars')}
        value={form.values.rating}
        onChange={(rating) => form.setFieldValue('rating', rating)}
        error={form.errors.rating?.toString()}
      />
      <Textarea
        label={t('form.text')}
        description={t('form.hint', { least: minLength })}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={maxLength}
        {...form.getInputProps('text')}
      />
      {charactersLeft <= 200 && (
        <p className={classes.charactersLeft}>{t('form.left', { count: charactersLeft })}</p>
      )}
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="filled" loading={write.isPending || edit.isPending}>
        {t(review ? 'form.save' : 'form.send')}
      </Button>
    </form>
  );
}

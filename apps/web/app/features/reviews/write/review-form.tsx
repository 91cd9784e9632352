import { Textarea } from '@mantine/core';
import { editReviewMutation, type Review, writeReviewMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { clearDraft, readDraft, saveDraft } from '#ui/forms/drafts.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Note } from '#ui/layout/note.tsx';
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
  const refetch = useRefetch();
  const draft = `review:${venueId}`;
  const after = {
    done: t(review ? 'form.saved' : 'form.thanks'),
    onDone: async () => {
      clearDraft(draft);
      await refetch(['reviews', 'venues']);
      onDone();
    },
    failure: 'note',
  } as const;
  const write = useAction(writeReviewMutation(), after);
  const edit = useAction(editReviewMutation(), after);
  const form = useActionForm({
    initial: { rating: review?.rating ?? 0, text: review?.text ?? readDraft(draft) },
    onChange: ({ text }) => {
      // Changes to a published review are not stored as a draft.
      if (!review) saveDraft(draft, text);
    },
    check: ({ rating, text }) => ({
      rating: rating === 0 ? t('form.starsMissing') : null,
      text: text.trim().length < minLength ? t('form.tooShort', { count: minLength }) : null,
    }),
    action: review ? edit : write,
    toVariables: (body) => ({ path: { id: review ? review.id : venueId }, body }),
    fallback: t('form.failed'),
  });
  const charactersLeft = maxLength - form.values.text.length;
  return (
    <Form
      form={form}
      layout="sheet"
      variant="filled"
      submit={t(review ? 'form.save' : 'form.send')}
    >
      <StarChoice label={t('form.stars')} {...form.getInputProps('rating')} />
      <Textarea
        label={t('form.text')}
        description={t('form.hint', { least: minLength })}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={maxLength}
        {...form.getInputProps('text')}
      />
      {charactersLeft <= 200 && <Note>{t('form.left', { count: charactersLeft })}</Note>}
    </Form>
  );
}

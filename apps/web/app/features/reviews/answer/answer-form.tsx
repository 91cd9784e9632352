import { Textarea } from '@mantine/core';
import { answerReviewMutation, type Review } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Text } from '#ui/layout/text.tsx';
import classes from '../reviews.module.css';

interface AnswerFormProps {
  review: Review;
  onDone: () => void;
}

/** The form for the venue's answer to a review; an existing answer is changed. */
export default function AnswerForm({ review, onDone }: AnswerFormProps) {
  const { t } = useTranslation('reviews');
  const refetch = useRefetch();
  const answer = useAction(answerReviewMutation(), {
    done: t('answerForm.thanks'),
    onDone: async () => {
      await refetch(['reviews']);
      onDone();
    },
    failure: 'note',
  });
  const form = useActionForm({
    initial: { text: review.answer?.text ?? '' },
    check: ({ text }) => ({ text: text.trim().length < 2 ? t('answerForm.missing') : null }),
    action: answer,
    toVariables: (body) => ({ path: { id: review.id }, body }),
    fallback: t('form.failed'),
  });
  return (
    <Form form={form} layout="sheet" variant="filled" submit={t('answerForm.send')}>
      <Text as="blockquote" tone="quiet" written className={classes.quote}>
        {review.text}
      </Text>
      <Textarea
        label={t('answerForm.text')}
        description={t('answerForm.hint', { author: review.author_name })}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={1000}
        {...form.getInputProps('text')}
      />
    </Form>
  );
}

import { Button, Rating, Textarea } from '@mantine/core';
import { listFeedbackQueryKey, submitFeedbackMutation } from '@pulse/contract/client';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { clearDraft } from '#ui/forms/drafts.ts';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useDraft } from '#ui/forms/use-draft.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from './feedback-form.module.css';
import { ScreenshotField } from './screenshot-field.tsx';
import { useScreenshot } from './use-screenshot.ts';

/** What feedback may be about, in display order. */
const categories = ['idea', 'bug', 'venue', 'booking', 'payment', 'other'] as const;
type Category = (typeof categories)[number];

const initialValues = { category: 'idea' as Category, rating: 0 };
const draftKey = 'feedback';
/** Minimum message length of the contract, in characters. */
const minMessageLength = 5;

/** Feedback form: category, rating, message and screenshot. The typed text is kept on failure. */
export function FeedbackForm() {
  const { t } = useTranslation('feedback');
  const queryClient = useQueryClient();
  const send = useMutation(submitFeedbackMutation());
  const screenshot = useScreenshot();
  const ratingLabel = useId();
  const messageField = useRef<HTMLTextAreaElement>(null);
  const [values, setValues] = useState(initialValues);
  const [draft, setDraft] = useDraft(draftKey);
  const [messageError, setMessageError] = useState('');
  const [failure, setFailure] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = draft.trim();
    setFailure('');
    setMessageError(message.length < minMessageLength ? t('tooShort') : '');
    if (message.length < minMessageLength) return messageField.current?.focus();
    const body = { ...values, message, rating: values.rating || null };
    send.mutate(
      { body: { ...body, screenshot_key: screenshot.key } },
      {
        onSuccess: () => {
          setValues(initialValues);
          setDraft('');
          clearDraft(draftKey);
          screenshot.remove();
          toastSuccess(t('thanks'));
          void queryClient.invalidateQueries({ queryKey: listFeedbackQueryKey() });
        },
        onError: (error) => {
          const { code, detail } = toFailure(error);
          if (code === 'screenshot_unknown') screenshot.remove();
          setFailure(detail ?? t('failed'));
        },
      },
    );
  };

  return (
    <form
      onSubmit={submit}
      onPaste={(event) => {
        const [image] = event.clipboardData.files;
        if (!image?.type.startsWith('image/')) return;
        event.preventDefault();
        screenshot.choose(image);
      }}
      className={classes.form}
      noValidate
    >
      <UnsavedChangesGuard unsaved={draft.trim() !== '' && !send.isPending} />
      <Choices
        label={t('category')}
        wrap
        value={values.category}
        choices={categories.map((value) => ({ value, name: t(`about.${value}`) }))}
        onChoose={(category) => setValues({ ...values, category })}
      />
      <div>
        <p id={ratingLabel} className={classes.label}>
          {t('rating')}
        </p>
        <Rating
          size="xl"
          emptySymbol={<IconStar size={32} stroke={1.6} />}
          fullSymbol={<IconStarFilled size={32} />}
          aria-labelledby={ratingLabel}
          getSymbolLabel={(count) => t('stars', { count })}
          value={values.rating}
          onChange={(rating) => setValues({ ...values, rating })}
        />
      </div>
      <Textarea
        ref={messageField}
        label={t('message')}
        description={t('messageHint')}
        rows={6}
        maxLength={4000}
        value={draft}
        error={messageError}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          setMessageError('');
        }}
      />
      <ScreenshotField screenshot={screenshot} />
      <div role="alert">{failure && <p className={classes.failure}>{failure}</p>}</div>
      <Button
        type="submit"
        variant="primary"
        className={classes.send}
        disabled={screenshot.state === 'sending'}
        loading={send.isPending}
      >
        {t('send')}
      </Button>
    </form>
  );
}

import { Button, Rating, Textarea } from '@mantine/core';
import { giveFeedbackMutation, listFeedbackQueryKey } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../ui/choices.tsx';
import { forgetDraft } from '../../ui/drafts.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { toFailure } from '../../ui/problem.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { type Category, categories } from './categories.ts';
import classes from './feedback-form.module.css';
import { ScreenshotField } from './screenshot-field.tsx';
import { useScreenshot } from './use-screenshot.ts';

const fresh = { category: 'idea' as Category, rating: 0 };
const DRAFT = 'feedback';
/** The shortest message that the contract takes. */
const SHORTEST = 5;

/** Tells us something: what about, how good it is, in words, with a picture. What was typed stays on failure. */
export function FeedbackForm() {
  const { t } = useTranslation('feedback');
  const queries = useQueryClient();
  const send = useMutation(giveFeedbackMutation());
  const screenshot = useScreenshot();
  const ratingLabel = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const [values, setValues] = useState(fresh);
  const [typed, setTyped] = useDraft(DRAFT);
  const [wrong, setWrong] = useState('');
  const [failure, setFailure] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = typed.trim();
    setFailure('');
    setWrong(message.length < SHORTEST ? t('tooShort') : '');
    if (message.length < SHORTEST) return words.current?.focus();
    const body = { ...values, message, rating: values.rating || null };
    send.mutate(
      { body: { ...body, screenshot_key: screenshot.key } },
      {
        onSuccess: () => {
          setValues(fresh);
          setTyped('');
          forgetDraft(DRAFT);
          screenshot.remove();
          toastSuccess(t('thanks'));
          void queries.invalidateQueries({ queryKey: listFeedbackQueryKey() });
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
        const [picture] = event.clipboardData.files;
        if (!picture?.type.startsWith('image/')) return;
        event.preventDefault();
        screenshot.choose(picture);
      }}
      className={classes.form}
      noValidate
    >
      <LeaveGuard unsaved={typed.trim() !== '' && !send.isPending} />
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
          color="var(--pulse-ink)"
          aria-labelledby={ratingLabel}
          getSymbolLabel={(count) => t('stars', { count })}
          value={values.rating}
          onChange={(rating) => setValues({ ...values, rating })}
        />
      </div>
      <Textarea
        ref={words}
        label={t('message')}
        description={t('messageHint')}
        rows={6}
        maxLength={4000}
        value={typed}
        error={wrong}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong('');
        }}
      />
      <ScreenshotField screenshot={screenshot} />
      <div role="alert">{failure && <p className={classes.failure}>{failure}</p>}</div>
      <Button
        type="submit"
        variant="book"
        className={classes.send}
        disabled={screenshot.state === 'sending'}
        loading={send.isPending}
      >
        {t('send')}
      </Button>
    </form>
  );
}

import { Button, Textarea } from '@mantine/core';
import {
  answerFeedbackMutation,
  listReceivedFeedbackInfiniteQueryKey,
  type ReceivedFeedback,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { languageNames } from '#locales/languages.ts';
import { Action } from '#ui/controls/action.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { clearDraft } from '#ui/forms/drafts.ts';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useDraft } from '#ui/forms/use-draft.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from './received-feedback.module.css';

/** Form for the only answer to a feedback entry. The typed text is kept when sending fails. */
export function AnswerForm({ entry }: { entry: ReceivedFeedback }) {
  const { t } = useTranslation('feedback');
  const queryClient = useQueryClient();
  const draftKey = `feedback-answer:${entry.id}`;
  const [answer, setAnswer] = useDraft(draftKey);
  const [opened, setOpened] = useState(answer !== '');
  const { full_name: name, language } = entry.member;
  const send = useMutation({
    ...answerFeedbackMutation(),
    onSuccess: () => {
      clearDraft(draftKey);
      toastSuccess(t('received.sent', { name }));
      return queryClient.invalidateQueries({ queryKey: listReceivedFeedbackInfiniteQueryKey() });
    },
  });
  if (!opened)
    return (
      <div>
        <Action aria-label={t('received.answerTo', { name })} onClick={() => setOpened(true)}>
          {t('received.answer')}
        </Action>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ path: { id: entry.id }, body: { answer } });
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <UnsavedChangesGuard unsaved={answer.trim() !== '' && !send.isSuccess} />
      <Textarea
        label={t('received.answerTo', { name })}
        description={t('received.language', { language: languageNames[language] })}
        rows={4}
        maxLength={4000}
        autoFocus
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div role="alert">
        {send.isError && (
          <p className={classes.failure}>{toFailure(send.error).detail ?? t('failed')}</p>
        )}
      </div>
      <Button
        type="submit"
        variant="filled"
        disabled={answer.trim().length < 2}
        loading={send.isPending}
      >
        {t('received.send')}
      </Button>
    </form>
  );
}

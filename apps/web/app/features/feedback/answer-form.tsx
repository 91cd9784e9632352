import { Button, Textarea } from '@mantine/core';
import {
  answerFeedbackMutation,
  listReceivedFeedbackInfiniteQueryKey,
  type ReceivedFeedback,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../locales/languages.ts';
import { Action } from '../../ui/action.tsx';
import { forgetDraft } from '../../ui/drafts.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { toFailure } from '../../ui/problem.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useDraft } from '../../ui/use-draft.ts';
import classes from './received-feedback.module.css';

/** The one answer to a piece of feedback. What was typed stays when it cannot be sent. */
export function AnswerForm({ entry }: { entry: ReceivedFeedback }) {
  const { t } = useTranslation('feedback');
  const queries = useQueryClient();
  const draft = `feedback-answer:${entry.id}`;
  const [answer, setAnswer] = useDraft(draft);
  const [opened, setOpened] = useState(answer !== '');
  const { full_name: name, language } = entry.member;
  const send = useMutation({
    ...answerFeedbackMutation(),
    onSuccess: () => {
      forgetDraft(draft);
      toastSuccess(t('received.sent', { name }));
      return queries.invalidateQueries({ queryKey: listReceivedFeedbackInfiniteQueryKey() });
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
      <LeaveGuard unsaved={answer.trim() !== '' && !send.isSuccess} />
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

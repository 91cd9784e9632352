import { Textarea } from '@mantine/core';
import { answerFeedbackMutation, type ReceivedFeedback } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { languageNames } from '#locales/languages.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { Action } from '#ui/controls/action.tsx';
import { clearDraft, readDraft, saveDraft } from '#ui/forms/drafts.ts';
import { Form } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import classes from './feedback.module.css';

/** Form for the only answer to a feedback entry. The typed text is kept when sending fails. */
export function AnswerForm({ entry }: { entry: ReceivedFeedback }) {
  const { t } = useTranslation('feedback');
  const draftKey = `feedback-answer:${entry.id}`;
  const { full_name: name, language } = entry.member;
  const send = useAction(answerFeedbackMutation(), {
    done: t('received.sent', { name }),
    onDone: () => clearDraft(draftKey),
    refetch: ['feedback'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { answer: readDraft(draftKey) },
    onChange: ({ answer }) => saveDraft(draftKey, answer),
    isReady: ({ answer }) => answer.trim().length >= 2,
    action: send,
    toVariables: (body) => ({ path: { id: entry.id }, body }),
    fallback: t('failed'),
  });
  const { answer } = form.values;
  const [opened, setOpened] = useState(answer !== '');
  if (!opened)
    return (
      <div>
        <Action aria-label={t('received.answerTo', { name })} onClick={() => setOpened(true)}>
          {t('received.answer')}
        </Action>
      </div>
    );
  return (
    <div className={classes.answerForm}>
      <UnsavedChangesGuard unsaved={answer.trim() !== '' && !send.isSuccess} />
      <Form form={form} variant="filled" submit={t('received.send')}>
        <Textarea
          label={t('received.answerTo', { name })}
          description={t('received.language', { language: languageNames[language] })}
          rows={4}
          maxLength={4000}
          autoFocus
          {...form.getInputProps('answer')}
        />
      </Form>
    </div>
  );
}

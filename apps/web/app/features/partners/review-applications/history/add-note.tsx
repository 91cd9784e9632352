import { Button, Textarea } from '@mantine/core';
import { addApplicationNoteMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { clearDraft } from '#ui/forms/drafts.ts';
import { useDraft } from '#ui/forms/use-draft.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshApplications } from '../use-refresh-applications.ts';
import classes from './application-history.module.css';

/** Adds a note that only reviewers read. */
export function AddNote({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('platform');
  const draftKey = `application-note:${applicationId}`;
  const [text, setText] = useDraft(draftKey);
  const refresh = useRefreshApplications(applicationId);
  const add = useMutation({
    ...addApplicationNoteMutation(),
    onSuccess: async () => {
      setText('');
      clearDraft(draftKey);
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !add.isPending)
      add.mutate({ path: { id: applicationId }, body: { text: text.trim() } });
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Textarea
        label={t('note.label')}
        description={t('note.hint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={2}
        maxLength={2000}
      />
      <FailureNote hidden={!add.isError}>
        {add.isError && (toFailure(add.error).detail ?? t('note.failed'))}
      </FailureNote>
      <Button type="submit" loading={add.isPending} disabled={!text.trim()}>
        {t('note.add')}
      </Button>
    </form>
  );
}

import { Button, Textarea } from '@mantine/core';
import { appealVisitMutation, type Visit } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from './visits.module.css';

/** Length limit of the message in the contract, in characters. */
const maxMessageLength = 300;

interface AppealFormProps {
  visit: Visit;
  onClose: () => void;
}

/** Tells the venue that the member was there, with a message if they like. */
export function AppealForm({ visit, onClose }: AppealFormProps) {
  const { t } = useTranslation('membership-visits');
  const refetch = useRefetch();
  const [message, setMessage] = useState('');
  const appeal = useMutation({
    ...appealVisitMutation(),
    onSuccess: () => {
      toastSuccess(t('appeal.sent'));
      onClose();
      return refetch(['memberships']);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    appeal.mutate({ path: { id: visit.id }, body: { message: message.trim() || undefined } });
  };
  const failure = appeal.isError ? toFailure(appeal.error) : null;
  const fieldError = failure?.fields.find(({ field }) => field === 'message')?.detail;
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p>{t('appeal.lead', { title: visit.title ?? t('openGym'), venue: visit.venue_name })}</p>
      <Textarea
        label={t('appeal.message')}
        description={t('appeal.hint')}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={fieldError}
        maxLength={maxMessageLength}
        autosize
        minRows={2}
        data-autofocus
      />
      {failure && !fieldError && <FailureNote>{failure.detail ?? t('appeal.failed')}</FailureNote>}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={appeal.isPending}>
        {t('appeal.send')}
      </Button>
    </form>
  );
}

import { Button, Textarea } from '@mantine/core';
import {
  cancelClassSessionMutation,
  type PartnerClassSession,
  previewSessionCancellation,
} from '@pulse/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';
import classes from './class-session.module.css';
import { ImpactSummary } from './impact-summary.tsx';

/** Length limits of reasons in the contract, in characters. */
const [minReasonLength, maxReasonLength] = [3, 300];
const scopes = ['this', 'this_and_following'] as const;

/** Cancels a session, or it and the later ones, with a reason, after showing whom it concerns. */
export function CancelSessionForm({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const refresh = useRefreshClasses();
  const field = useRef<HTMLTextAreaElement>(null);
  const [scope, setScope] = useState<(typeof scopes)[number]>('this');
  const [reason, setReason] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const path = { id: session.id };
  const { starts_at, booked, waitlisted } = session;
  const preview = useQuery({
    // A session that was moved or booked meanwhile has another preview.
    queryKey: [{ _id: 'previewSessionCancellation', path, scope, starts_at, booked, waitlisted }],
    queryFn: async ({ signal }) =>
      (await previewSessionCancellation({ path, body: { scope }, signal, throwOnError: true }))
        .data,
    staleTime: 0,
  });
  const cancel = useMutation({
    ...cancelClassSessionMutation(),
    onSuccess: async () => {
      toastSuccess(t('cancel.done', { name: session.title }));
      await refresh();
    },
    onError: () => refresh(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = reason.trim().length < minReasonLength;
    setTooShort(isTooShort);
    if (isTooShort) field.current?.focus();
    else cancel.mutate({ path, body: { reason: reason.trim(), scope } });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Choices
        label={t('cancel.scope')}
        value={scope}
        choices={scopes.map((value) => ({ value, name: t(`cancel.${value}`) }))}
        onChoose={setScope}
        wrap
      />
      <Textarea
        ref={field}
        label={t('cancel.reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tooShort && t('cancel.tooShort')}
        maxLength={maxReasonLength}
        autosize
        minRows={2}
      />
      <div aria-live="polite">
        {preview.isPending && <LoadingRows rows={1} height={96} />}
        {preview.data && <ImpactSummary impact={preview.data} kind="cancel" />}
        {preview.data && scope === 'this_and_following' && <p>{t('cancel.ends')}</p>}
      </div>
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {cancel.isError && (
        <FailureNote>{toFailure(cancel.error).detail ?? t('cancel.failed')}</FailureNote>
      )}
      <div className={classes.actions}>
        <Button
          type="submit"
          variant="danger"
          size="lg"
          disabled={!preview.data}
          loading={cancel.isPending}
        >
          {t('cancel.confirm', { count: preview.data?.sessions ?? 1 })}
        </Button>
      </div>
    </form>
  );
}

import { Textarea } from '@mantine/core';
import {
  cancelClassSessionMutation,
  type PartnerClassSession,
  previewSessionCancellation,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { ImpactSummary } from './impact-summary.tsx';
import { showChangedToast } from './undo/changed-toast.tsx';

/** Length limits of reasons in the contract, in characters. */
const [minReasonLength, maxReasonLength] = [3, 300];
const scopes = ['this', 'this_and_following'] as const;

/** Cancels a session, or it and the later ones, with a reason, after showing whom it concerns. */
export function CancelSessionForm({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const [scope, setScope] = useState<(typeof scopes)[number]>('this');
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
  const { sessions: count = 1, first_sessions: first = [] } = preview.data ?? {};
  const cancel = useAction(cancelClassSessionMutation(), {
    failure: 'note',
    refetch: ['schedule'],
    refetchAfterFailure: true,
    onDone: ({ change_id: changeId }) =>
      showChangedToast({
        changeId,
        sessionIds: [session.id, ...first.map(({ id }) => id)],
        text: t('cancel.done', { name: session.title, count }),
      }),
  });
  const form = useActionForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < minReasonLength ? t('cancel.tooShort') : null,
    }),
    action: cancel,
    toVariables: ({ reason }) => ({ path, body: { reason: reason.trim(), scope } }),
    isReady: () => preview.data !== undefined,
    fallback: t('cancel.failed'),
  });
  return (
    <Form form={form} submit={t('cancel.confirm', { count })} variant="danger">
      <Choices
        label={t('cancel.scope')}
        value={scope}
        choices={scopes.map((value) => ({ value, name: t(`cancel.${value}`) }))}
        onChoose={setScope}
        wrap
      />
      <Textarea
        label={t('cancel.reason')}
        maxLength={maxReasonLength}
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
      <div aria-live="polite">
        <QueryContent query={preview} loading={<LoadingRows rows={1} height={96} />}>
          {(impact) => (
            <>
              <ImpactSummary impact={impact} kind="cancel" />
              {scope === 'this_and_following' && <p>{t('cancel.ends')}</p>}
            </>
          )}
        </QueryContent>
      </div>
    </Form>
  );
}

import { Textarea } from '@mantine/core';
import { coverTrainerAbsenceMutation, type SessionToCover } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import { showChangedToast } from '../sessions/undo/changed-toast.tsx';
import { type CoverChoices, coverRequest, doubleBooked } from './cover-choices.ts';
import { SessionToCoverRow } from './session-to-cover-row.tsx';

interface CoverFormProps {
  trainerId: string;
  sessions: readonly SessionToCover[];
  onDone: () => void;
}

/** Length limits of reasons in the contract, in characters. */
const [minReasonLength, maxReasonLength] = [3, 300];
const initial: { choices: CoverChoices; reason: string } = { choices: {}, reason: '' };

/** Who takes over each class of an absent trainer; one confirmation covers them and cancels the rest. */
export function CoverForm({ trainerId, sessions, onDone }: CoverFormProps) {
  const { t } = useTranslation('partner-schedule');
  const cover = useAction(coverTrainerAbsenceMutation(), {
    failure: 'note',
    refetch: ['schedule', 'desk'],
    refetchAfterFailure: true,
    onDone: ({ change_id: changeId, ...counts }, { body }) => {
      const covered = body.substitutes.map((one) => one.class_session_id);
      showChangedToast({
        changeId,
        sessionIds: [...covered, ...(body.cancelled ?? [])],
        text: t('absence.done', counts),
      });
      onDone();
    },
  });
  const form = useActionForm({
    initial,
    check: ({ choices, reason }) => ({
      reason:
        hasCancelled(choices) && reason.trim().length < minReasonLength
          ? t('cancel.tooShort')
          : null,
    }),
    action: cover,
    toVariables: ({ choices, reason }) => ({
      path: { id: trainerId },
      body: coverRequest(sessions, choices, reason),
    }),
    fallback: t('absence.failed'),
  });
  const { choices } = form.values;
  const request = coverRequest(sessions, choices, '');
  const cancelled = request.cancelled?.length ?? 0;
  const places = sessions.reduce((sum, one) => sum + one.booked + one.waitlisted, 0);
  function hasCancelled(chosen: CoverChoices) {
    return (coverRequest(sessions, chosen, '').cancelled?.length ?? 0) > 0;
  }
  return (
    <Form form={form} submit={t('absence.confirm')} variant={cancelled > 0 ? 'danger' : 'filled'}>
      <List ruled>
        {sessions.map((session) => (
          <SessionToCoverRow
            key={session.id}
            session={session}
            choices={choices}
            onChoose={(choice) =>
              form.setFieldValue('choices', { ...choices, [session.id]: choice })
            }
          />
        ))}
      </List>
      {doubleBooked(sessions, choices).map(({ id, name }) => (
        <Text key={id} role="status" tone="danger">
          {t('absence.twice', { name })}
        </Text>
      ))}
      {cancelled > 0 && (
        <Textarea
          label={t('absence.reason')}
          maxLength={maxReasonLength}
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
      )}
      <p aria-live="polite">
        {t('absence.summary', { covered: request.substitutes.length, cancelled })}{' '}
        {t('absence.told', { count: places })}
      </p>
    </Form>
  );
}

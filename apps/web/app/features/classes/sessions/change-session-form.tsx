import { NativeSelect, NumberInput } from '@mantine/core';
import {
  changeClassSessionMutation,
  listSubstituteTrainersOptions,
  type PartnerClassSession,
  previewClassSessionMutation,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { DateField } from '#ui/forms/date-field.tsx';
import editor from '#ui/forms/editor.module.css';
import { Form } from '#ui/forms/form.tsx';
import { TimeField } from '#ui/forms/time-field.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Note } from '#ui/layout/note.tsx';
import { changedFields, sessionValuesOf } from './changed-fields.ts';
import { ImpactSummary } from './impact-summary.tsx';
import { ScopeChoice } from './scope/scope-choice.tsx';
import { showChangedToast } from './undo/changed-toast.tsx';

/**
 * Moves a session, gives it to another trainer or resizes it, alone or with other dates of its class,
 * after a preview of what that does.
 */
export default function ChangeSessionForm({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const preview = useAction(previewClassSessionMutation(), { failure: 'note' });
  const save = useAction(changeClassSessionMutation(), {
    failure: 'note',
    refetch: ['schedule', 'desk'],
    refetchAfterFailure: true,
    onDone: ({ change_id: changeId }) =>
      showChangedToast({
        changeId,
        sessionIds: [session.id],
        text: t('change.saved', { name: session.title }),
      }),
  });
  // A preview counts for the values that it was made for, and no others.
  const impactOf = (fields: ReturnType<typeof changedFields>) =>
    JSON.stringify(preview.variables?.body) === JSON.stringify(fields) ? preview.data : undefined;
  const form = useActionForm({
    initial: sessionValuesOf(session),
    action: {
      isPending: preview.isPending || save.isPending,
      mutate: (body: ReturnType<typeof changedFields>, callbacks) => {
        const request = { path: { id: session.id }, body };
        if (impactOf(body)) save.mutate(request, callbacks);
        else preview.mutate(request, callbacks);
      },
    },
    toVariables: (values) => changedFields(values, session),
    isReady: (values) => Object.keys(changedFields(values, session)).length > 0,
    fallback: t('change.failed'),
    explain: ({ code, detail = '' }) =>
      code === 'capacity_below_booked' ? { errors: { capacity: detail }, note: detail } : null,
  });
  const impact = form.isReady && impactOf(changedFields(form.values, session));
  return (
    <Form
      form={form}
      submit={t(impact ? 'change.save' : 'change.preview')}
      variant={impact ? 'filled' : 'default'}
    >
      <ScopeChoice
        value={form.values.scope}
        onChoose={(scope) => form.setFieldValue('scope', scope)}
      />
      {form.values.scope !== 'this' && <Note>{t('scope.follows')}</Note>}
      <div className={editor.pair}>
        {form.values.scope === 'this' && (
          <DateField label={t('change.date')} {...form.getInputProps('local_date')} />
        )}
        <TimeField label={t('change.start')} {...form.getInputProps('start')} />
        <NumberInput
          label={t('change.duration')}
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('duration_minutes')}
        />
        <NumberInput
          label={t('change.places')}
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('capacity')}
        />
        <TrainerSelect
          session={session}
          value={form.values.trainer_id}
          error={form.errors.trainer_id}
          onChange={(trainerId) => form.setFieldValue('trainer_id', trainerId)}
        />
      </div>
      <div aria-live="polite">{impact && <ImpactSummary impact={impact} kind="change" />}</div>
    </Form>
  );
}

interface TrainerSelectProps {
  session: PartnerClassSession;
  value: string;
  error: string | undefined;
  onChange: (trainerId: string) => void;
}

/** The trainer of a session: the present one, none, or a substitute, free ones first. */
function TrainerSelect({ session, value, error, onChange }: TrainerSelectProps) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const substitutes = useQuery(listSubstituteTrainersOptions({ path: { id: session.id } }));
  const trainers = substitutes.data?.items ?? [];
  const free = trainers.filter(({ busy_with }) => busy_with === null);
  const busy = trainers.flatMap(({ id, name, busy_with }) => {
    if (!busy_with) return [];
    const { title, starts_at } = busy_with;
    const time = format.time(starts_at, session.time_zone);
    return [{ value: id, label: t('change.busyWith', { name, title, time }) }];
  });
  const own = session.trainer_id
    ? [{ value: session.trainer_id, label: session.trainer_name ?? '' }]
    : [];
  return (
    <NativeSelect
      label={t('change.trainer')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error ?? (substitutes.isError && t('change.noTrainers'))}
      data={[
        ...own,
        { value: '', label: t('change.nobody') },
        {
          group: t('change.free'),
          items: free.map(({ id, name }) => ({ value: id, label: name })),
        },
        { group: t('change.busy'), items: busy },
      ].filter((entry) => !('items' in entry) || entry.items.length > 0)}
    />
  );
}

import { NumberInput, TextInput } from '@mantine/core';
import {
  changeClassSessionMutation,
  type PartnerClassSession,
  previewClassSessionMutation,
} from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { changedFields, sessionValuesOf } from './changed-fields.ts';
import classes from './class-session.module.css';
import { ImpactSummary } from './impact-summary.tsx';
import { TrainerSelect } from './trainer-select.tsx';

/** Moves a session, gives it to another trainer or resizes it, after a preview of what that does. */
export function ChangeSessionForm({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const preview = useAction(previewClassSessionMutation(), { failure: 'note' });
  const save = useAction(changeClassSessionMutation(), {
    failure: 'note',
    done: t('change.saved', { name: session.title }),
    refetch: ['schedule'],
    refetchAfterFailure: true,
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
      <div className={classes.fields}>
        <TextInput label={t('change.date')} type="date" {...form.getInputProps('local_date')} />
        <TextInput label={t('change.start')} type="time" {...form.getInputProps('start')} />
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

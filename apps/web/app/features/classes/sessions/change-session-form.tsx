import { Button, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  changeClassSessionMutation,
  type PartnerClassSession,
  previewClassSessionMutation,
} from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';
import { changedFields, sessionValuesOf } from './changed-fields.ts';
import classes from './class-session.module.css';
import { ImpactSummary } from './impact-summary.tsx';
import { TrainerSelect } from './trainer-select.tsx';

/** Moves a session, gives it to another trainer or resizes it, after a preview of what that does. */
export function ChangeSessionForm({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const refresh = useRefreshClasses();
  const form = useForm({ initialValues: sessionValuesOf(session) });
  const fields = changedFields(form.values, session);
  const unchanged = Object.keys(fields).length === 0;
  const request = { path: { id: session.id }, body: fields };
  const showProblem = (error: unknown) => {
    showProblemInForm(form, error, '');
    const failure = toFailure(error);
    if (failure.code === 'capacity_below_booked')
      form.setFieldError('capacity', failure.detail ?? '');
  };
  const preview = useMutation({ ...previewClassSessionMutation(), onError: showProblem });
  const save = useMutation({
    ...changeClassSessionMutation(),
    onSuccess: async () => {
      toastSuccess(t('change.saved', { name: session.title }));
      await refresh();
    },
    onError: async (error) => {
      showProblem(error);
      await refresh();
    },
  });
  // A preview counts for the values that it was made for, and no others.
  const isCurrent = JSON.stringify(preview.variables?.body) === JSON.stringify(fields);
  const impact = isCurrent && !unchanged ? preview.data : undefined;
  const failure = save.error ?? preview.error;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!unchanged) preview.mutate(request);
      }}
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
          error={form.errors.trainer_id?.toString()}
          onChange={(trainerId) => form.setFieldValue('trainer_id', trainerId)}
        />
      </div>
      {failure && isCurrent && (
        <FailureNote>{toFailure(failure).detail ?? t('change.failed')}</FailureNote>
      )}
      <div aria-live="polite">{impact && <ImpactSummary impact={impact} kind="change" />}</div>
      <div className={classes.actions}>
        {impact ? (
          <Button
            variant="filled"
            size="lg"
            loading={save.isPending}
            onClick={() => save.mutate(request)}
          >
            {t('change.save')}
          </Button>
        ) : (
          <Button type="submit" size="lg" disabled={unchanged} loading={preview.isPending}>
            {t('change.preview')}
          </Button>
        )}
      </div>
    </form>
  );
}

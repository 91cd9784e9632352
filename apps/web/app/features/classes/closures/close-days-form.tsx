import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { closeVenueMutation, previewVenueClosureMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';
import classes from '../sessions/class-session.module.css';
import { ImpactSummary } from '../sessions/impact-summary.tsx';

/** The longest reason in the contract, in characters. */
const MAX_REASON = 300;

/** Closes a venue on some days, after a preview of the classes that are cancelled. */
export function CloseDaysForm({ venueId }: { venueId: string }) {
  const { t } = useTranslation('partner-schedule');
  const refresh = useRefreshClasses();
  const form = useForm({ initialValues: { first_date: '', last_date: '', reason: '' } });
  const { reason, first_date, last_date } = form.values;
  // One day alone needs no second date.
  const days = { first_date, last_date: last_date || first_date };
  const path = { id: venueId };
  const showProblem = (error: unknown) => {
    showProblemInForm(form, error, '');
  };
  const preview = useMutation({ ...previewVenueClosureMutation(), onError: showProblem });
  const close = useMutation({
    ...closeVenueMutation(),
    onSuccess: async () => {
      toastSuccess(t('closures.done'));
      form.reset();
      preview.reset();
      await refresh();
    },
    onError: async (error) => {
      showProblem(error);
      await refresh();
    },
  });
  // A preview counts for the days that it was made for, and no others.
  const isCurrent = JSON.stringify(preview.variables?.body) === JSON.stringify(days);
  const impact = isCurrent ? preview.data : undefined;
  const failure = close.error ?? preview.error;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        preview.mutate({ path, body: days });
      }}
    >
      <div className={classes.fields}>
        <TextInput label={t('closures.first')} type="date" {...form.getInputProps('first_date')} />
        <TextInput
          label={t('closures.last')}
          type="date"
          min={first_date}
          {...form.getInputProps('last_date')}
        />
      </div>
      <Textarea
        label={t('closures.reason')}
        maxLength={MAX_REASON}
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
      <div aria-live="polite">{impact && <ImpactSummary impact={impact} kind="cancel" />}</div>
      {failure && isCurrent && (
        <FailureNote>{toFailure(failure).detail ?? t('closures.failed')}</FailureNote>
      )}
      <div className={classes.actions}>
        {impact ? (
          <Button
            variant="danger"
            size="lg"
            loading={close.isPending}
            onClick={() => close.mutate({ path, body: { ...days, reason } })}
          >
            {t('closures.confirm', { count: impact.sessions })}
          </Button>
        ) : (
          <Button type="submit" size="lg" loading={preview.isPending}>
            {t('closures.preview')}
          </Button>
        )}
      </div>
    </form>
  );
}

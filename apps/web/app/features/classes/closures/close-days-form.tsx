import { Textarea } from '@mantine/core';
import { closeVenueMutation, previewVenueClosureMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { DateField } from '#ui/forms/date-field.tsx';
import editor from '#ui/forms/editor.module.css';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { ImpactSummary } from '../sessions/impact-summary.tsx';

interface ClosureValues {
  first_date: string;
  last_date: string;
  reason: string;
}

/** The longest reason in the contract, in characters. */
const MAX_REASON = 300;

// One day alone needs no second date.
const daysOf = ({ first_date, last_date }: ClosureValues) => ({
  first_date,
  last_date: last_date || first_date,
});

/** Closes a venue on some days, after a preview of the classes that are cancelled. */
export function CloseDaysForm({ venueId }: { venueId: string }) {
  const { t } = useTranslation('partner-schedule');
  const path = { id: venueId };
  const preview = useAction(previewVenueClosureMutation(), { failure: 'note' });
  const close = useAction(closeVenueMutation(), {
    failure: 'note',
    done: t('closures.done'),
    refetch: ['schedule'],
    refetchAfterFailure: true,
    onDone: () => {
      form.reset();
      preview.reset();
    },
  });
  // A preview counts for the days that it was made for, and no others.
  const impactOf = (values: ClosureValues) =>
    JSON.stringify(preview.variables?.body) === JSON.stringify(daysOf(values))
      ? preview.data
      : undefined;
  const initial: ClosureValues = { first_date: '', last_date: '', reason: '' };
  const form = useActionForm({
    initial,
    action: {
      isPending: preview.isPending || close.isPending,
      mutate: (values: ClosureValues, callbacks) => {
        const body = daysOf(values);
        if (!impactOf(values)) preview.mutate({ path, body }, callbacks);
        else close.mutate({ path, body: { ...body, reason: values.reason } }, callbacks);
      },
    },
    toVariables: (values) => values,
    fallback: t('closures.failed'),
  });
  const impact = impactOf(form.values);
  return (
    <Form
      form={form}
      submit={impact ? t('closures.confirm', { count: impact.sessions }) : t('closures.preview')}
      variant={impact ? 'danger' : 'default'}
    >
      <div className={editor.pair}>
        <DateField label={t('closures.first')} {...form.getInputProps('first_date')} />
        <DateField
          label={t('closures.last')}
          min={form.values.first_date}
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
    </Form>
  );
}

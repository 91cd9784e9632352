import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { proposeRatesMutation, type VenueRates } from '@pulse/contract/client';
import { PAID_VISIT_KINDS } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from '../statements.module.css';
import { useRefreshStatements } from '../use-refresh-statements.ts';
import { toProposal, toRateValues, unreadableRates } from './rate-values.ts';

interface ProposeSheetProps {
  /** The venue with its present rates; null: closed. */
  rates: VenueRates | null;
  onClose: () => void;
}

/** Proposes rates from a day on; they hold once the partner has accepted them. */
export function ProposeSheet({ rates, onClose }: ProposeSheetProps) {
  const { t } = useTranslation('platform-statements');
  return (
    <Sheet opened={rates !== null} onClose={onClose} title={t('propose.title')}>
      {rates && <ProposeForm rates={rates} onClose={onClose} />}
    </Sheet>
  );
}

function ProposeForm({ rates, onClose }: { rates: VenueRates; onClose: () => void }) {
  const { t } = useTranslation('platform-statements');
  const refresh = useRefreshStatements();
  const [failure, setFailure] = useState('');
  const form = useForm({ initialValues: toRateValues(rates) });
  const showErrors = (errors: typeof form.errors) => {
    form.setErrors(errors);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  };
  const propose = useMutation({
    ...proposeRatesMutation(),
    onSuccess: async () => {
      toastSuccess(t('propose.done', { partner: rates.venue.partner_name }));
      onClose();
      await refresh();
    },
    onError: (error) => {
      const { detail, fields } = toFailure(error);
      // `rates.class` is the field of that kind.
      const errors = fields.map((one) => [one.field.replace(/^rates\./, ''), one.detail] as const);
      const known = errors.filter(([field]) => field in form.values);
      if (known.length > 0) showErrors(Object.fromEntries(known));
      else setFailure(errors[0]?.[1] ?? detail ?? t('failed'));
    },
  });
  const submit = form.onSubmit((values) => {
    setFailure('');
    const wrong = unreadableRates(values);
    if (wrong.length > 0)
      return showErrors(
        Object.fromEntries(wrong.map((field) => [field, t(`propose.wrong.${errorOf(field)}`)])),
      );
    propose.mutate({ path: { id: rates.venue.id }, body: toProposal(values, rates) });
  });
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p>{t('propose.lead', { venue: rates.venue.name, partner: rates.venue.partner_name })}</p>
      <TextInput
        label={t('propose.firstDay')}
        description={t('propose.firstDayHint')}
        type="date"
        min={rates.first_possible_day}
        data-autofocus
        {...form.getInputProps('first_day')}
      />
      <TextInput
        label={t('propose.currency')}
        maxLength={3}
        autoComplete="off"
        readOnly={rates.currency !== null}
        {...form.getInputProps('currency')}
      />
      {PAID_VISIT_KINDS.map((kind) => (
        <TextInput
          key={kind}
          label={t(`kind.${kind}`)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          {...form.getInputProps(kind)}
        />
      ))}
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={propose.isPending}>
        {t('propose.send')}
      </Button>
    </form>
  );
}

const errorOf = (field: string) =>
  field === 'first_day' || field === 'currency' ? field : ('amount' as const);

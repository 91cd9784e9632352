import { TextInput } from '@mantine/core';
import { proposeRatesMutation, type VenueRates } from '@pulse/contract/client';
import { PAID_VISIT_KINDS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { DateField } from '#ui/forms/date-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { toProposal, toRateValues, unreadableRates } from './rate-values.ts';

/** Proposes rates from a day on; they hold once the partner has accepted them. */
export function ProposeForm({ rates, onClose }: { rates: VenueRates; onClose: () => void }) {
  const { t } = useTranslation('platform-statements');
  const propose = useAction(proposeRatesMutation(), {
    done: t('propose.done', { partner: rates.venue.partner_name }),
    onDone: onClose,
    refetch: ['statements'],
    failure: 'note',
  });
  const initial = toRateValues(rates);
  const form = useActionForm({
    initial,
    check: (values) =>
      Object.fromEntries(
        unreadableRates(values).map((field) => [field, t(`propose.wrong.${errorOf(field)}`)]),
      ),
    action: propose,
    toVariables: (values) => ({
      path: { id: rates.venue.id },
      body: toProposal(values, rates),
    }),
    // `rates.class` is the field of that kind.
    fieldOf: (field) => {
      const name = field.replace(/^rates\./, '');
      return name in initial ? name : null;
    },
  });
  return (
    <Form form={form} layout="sheet" submit={t('propose.send')}>
      <p>{t('propose.lead', { venue: rates.venue.name, partner: rates.venue.partner_name })}</p>
      <DateField
        label={t('propose.firstDay')}
        description={t('propose.firstDayHint')}
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
    </Form>
  );
}

const errorOf = (field: string) =>
  field === 'first_day' || field === 'currency' ? field : ('amount' as const);

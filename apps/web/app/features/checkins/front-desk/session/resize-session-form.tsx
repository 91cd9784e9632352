import { NumberInput } from '@mantine/core';
import { changeClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Text } from '#ui/layout/text.tsx';
import type { SheetFormProps } from './sheet-form-props.ts';

const maxPlaces = 1000;

/** Changes the number of places of one session, at least as many as are booked. */
export default function ResizeSessionForm(props: SheetFormProps<PartnerClassSession>) {
  const { subject: session, onClose } = props;
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const { id, title: name, local_start: time, starts_at, time_zone, booked } = session;
  const minPlaces = Math.max(1, booked);
  // It may be empty while it is typed.
  const initial: { capacity: number | string } = { capacity: session.capacity };
  const isPossible = (places: number) =>
    Number.isInteger(places) && places >= minPlaces && places <= maxPlaces;
  const form = useActionForm({
    initial,
    check: ({ capacity }) => ({
      capacity: isPossible(Number(capacity)) ? null : t('resize.outside', { least: minPlaces }),
    }),
    action: useAction(changeClassSessionMutation(), {
      done: ({ capacity }) => t('resize.done', { name, count: capacity }),
      refetch: ['desk', 'today', 'look-up'],
      refetchAfterFailure: true,
      onDone: onClose,
      failure: 'note',
    }),
    toVariables: ({ capacity }) => ({ path: { id }, body: { capacity: Number(capacity) } }),
  });
  return (
    <Form form={form} submit={t('resize.save')} variant="filled" layout="sheet">
      <Text tone="quiet">
        {t('resize.lead', { name, day: format.date(starts_at, 'day', time_zone), time })}{' '}
        {t('resize.promotes')}
      </Text>
      <NumberInput
        label={t('resize.places')}
        description={t('resize.hint', { count: booked })}
        allowDecimal={false}
        allowNegative={false}
        data-autofocus
        {...form.getInputProps('capacity')}
      />
    </Form>
  );
}

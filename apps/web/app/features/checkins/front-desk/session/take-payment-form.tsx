import { Button } from '@mantine/core';
import { recordGuestPaymentMutation } from '@pulse/contract/client';
import { GUEST_PAYMENT_METHODS } from '@pulse/domain';
import { IconCash, IconCreditCard } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';

interface TakePaymentFormProps {
  guestId: string;
  name: string;
  /** As it is written. */
  amount: string;
  onClose: () => void;
}

const icons = { cash: IconCash, card: IconCreditCard };

/** Records that a guest has paid, by one tap on how: the receipt is written at once. */
export default function TakePaymentForm(props: TakePaymentFormProps) {
  const { guestId, name, amount, onClose } = props;
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const action = useAction(recordGuestPaymentMutation(), {
    refetch: ['desk'],
    refetchAfterFailure: true,
    failure: 'note',
    onDone: (receipt) => {
      const values = { name, amount: format.money(receipt.amount), number: receipt.number };
      const key = receipt.already_recorded ? 'payment.already' : 'payment.done';
      toastSuccess(t(`${key}.${receipt.method}`, values));
      onClose();
    },
  });
  return (
    <Stack>
      <Text strong>{name}</Text>
      <Numeral as="p" size={2}>
        {amount}
      </Numeral>
      <Text tone="quiet">{t('payment.lead')}</Text>
      <FailureNote hidden={!action.failureText}>{action.failureText}</FailureNote>
      <Stack gap={3}>
        {GUEST_PAYMENT_METHODS.map((method) => {
          const Icon = icons[method];
          return (
            <Button
              key={method}
              variant="filled"
              size="lg"
              fullWidth
              leftSection={<Icon size={22} stroke={1.6} aria-hidden="true" />}
              loading={action.isPending && action.variables.body.method === method}
              disabled={action.isPending}
              onClick={() => action.mutate({ path: { id: guestId }, body: { method } })}
            >
              {t(`payment.method.${method}`)}
            </Button>
          );
        })}
      </Stack>
    </Stack>
  );
}

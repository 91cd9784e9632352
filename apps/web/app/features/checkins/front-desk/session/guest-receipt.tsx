import { Button } from '@mantine/core';
import { type GuestPayment, reverseGuestPaymentMutation } from '@pulse/contract/client';
import { isCorrectable } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { DescriptionItem, DescriptionList } from '#ui/layout/description-list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ReasonForm } from './reason-form.tsx';

interface GuestReceiptProps {
  payment: GuestPayment;
  /** Of the guest. */
  name: string;
  timeZone: string;
  onClose: () => void;
}

/** The receipt of a guest's payment; within 48 hours it can be taken back with a reason. */
export default function GuestReceipt({ payment, name, timeZone, onClose }: GuestReceiptProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const [takingBack, setTakingBack] = useState(false);
  const { id, number, recorded_at: at } = payment;
  const takeBack = useAction(reverseGuestPaymentMutation(), {
    done: t('takeBack.done', { number }),
    refetch: ['desk'],
    onDone: onClose,
    failure: 'note',
  });
  const amount = format.money(payment.amount);
  if (takingBack)
    return (
      <ReasonForm
        kind="takeBack"
        lead={t('takeBack.lead', { number, amount, name })}
        hint={t('takeBack.reasonHint')}
        action={takeBack}
        toVariables={(reason) => ({ path: { id }, body: { reason } })}
        onKeep={onClose}
      />
    );
  return (
    <Stack>
      <DescriptionList>
        <DescriptionItem name={t('payment.receipt')}>
          {t('payment.number', { number })}
        </DescriptionItem>
        <DescriptionItem name={t('payment.guest')}>{name}</DescriptionItem>
        <DescriptionItem name={t('payment.amount')}>{amount}</DescriptionItem>
        <DescriptionItem name={t('payment.by')}>
          {t(`payment.method.${payment.method}`)}
        </DescriptionItem>
        <DescriptionItem name={t('payment.staff')}>
          {payment.staff_name ?? t('member.deleted')}
        </DescriptionItem>
        <DescriptionItem name={t('payment.at')}>
          {format.date(at, 'day', timeZone)}, {format.time(at, timeZone)}
        </DescriptionItem>
      </DescriptionList>
      {isCorrectable(Date.parse(at), Date.now()) && (
        <Button variant="subtle" onClick={() => setTakingBack(true)}>
          {t('payment.takeBack')}
        </Button>
      )}
    </Stack>
  );
}

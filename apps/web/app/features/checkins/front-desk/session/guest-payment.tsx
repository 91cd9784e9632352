import { Button } from '@mantine/core';
import type { RosterEntry } from '@pulse/contract/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import { useOnline } from '#ui/network/use-online.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from './roster.module.css';

const GuestReceipt = lazy(() => import('./guest-receipt.tsx'));
const TakePaymentForm = lazy(() => import('./take-payment-form.tsx'));

interface GuestPaymentProps {
  guest: RosterEntry['guests'][number];
  name: string;
  timeZone: string;
  /** Whether the server accepts a payment now. */
  isOpen: boolean;
}

/** What a guest pays here: the amount and a button that records it, or the receipt. */
export function GuestPayment({ guest, name, timeZone, isOpen }: GuestPaymentProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const online = useOnline();
  const [opened, setOpened] = useState(false);
  const wasOpened = useHasBeenTrue(opened);
  const { price } = guest;
  // A device may hold a roster from before guests could pay.
  const payment = guest.payment ?? null;
  if (!payment && !price) return t('guest.free');
  const amount = format.money((payment?.amount ?? price) as NonNullable<typeof price>);
  const close = () => setOpened(false);
  return (
    <span className={classes.payment}>
      {payment ? t(`guest.paid.${payment.method}`, { amount }) : t('guest.pays', { amount })}
      {online && (payment || isOpen) && (
        <Button
          size="sm"
          variant={payment ? 'subtle' : 'default'}
          aria-label={
            payment
              ? t('payment.receiptOf', { name, amount, number: payment.number })
              : t('payment.takeOf', { name, amount })
          }
          onClick={() => setOpened(true)}
        >
          {payment ? t('payment.number', { number: payment.number }) : t('payment.take')}
        </Button>
      )}
      {wasOpened && (
        <Suspense>
          <Sheet
            opened={opened}
            onClose={close}
            title={t(payment ? 'payment.receiptTitle' : 'payment.title')}
          >
            {payment ? (
              <GuestReceipt payment={payment} name={name} timeZone={timeZone} onClose={close} />
            ) : (
              <TakePaymentForm guestId={guest.id} name={name} amount={amount} onClose={close} />
            )}
          </Sheet>
        </Suspense>
      )}
    </span>
  );
}

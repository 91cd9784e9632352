import { Button } from '@mantine/core';
import type { FoundPayment } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoneyText } from '#ui/display/money-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './found-payments.module.css';
import { usePaymentTitle } from './use-payment-title.ts';

interface FoundPaymentRowProps {
  payment: FoundPayment;
  onRefund: () => void;
  onReverse: () => void;
}

/** A payment with its documents, and what can be given back of it. */
export function FoundPaymentRow({ payment, onRefund, onReverse }: FoundPaymentRowProps) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  const title = usePaymentTitle()(payment);
  const { member, manual, refundable } = payment;
  const name = member?.full_name ?? t('left');
  const status = manual?.reversed ? 'reversed' : payment.status;
  // Money that was recorded by mistake never came, so it is taken back before it is refunded.
  return (
    <li className={classes.row}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.member}>
          {name} {member && <span className={classes.muted}>{member.email}</span>}
        </p>
        <Details payment={payment} />
      </div>
      <div className={classes.amounts}>
        <p className={classes.amount}>
          <MoneyText money={payment.amount} />
        </p>
        <p>{t(`status.${status}`)}</p>
        {status === 'partially_refunded' && (
          <p className={classes.muted}>
            {t('refunded', { amount: format.money(payment.refunded) })}
            {refundable && `, ${t('remains', { amount: format.money(refundable) })}`}
          </p>
        )}
      </div>
      {(refundable || manual?.reversible) && (
        <div className={classes.actions}>
          {refundable && (
            <Button size="sm" aria-label={t('refund.actionOf', { title, name })} onClick={onRefund}>
              {t('refund.action')}
            </Button>
          )}
          {manual?.reversible && (
            <Button
              size="sm"
              variant="subtle"
              aria-label={t('reverse.actionOf', { title, name })}
              onClick={onReverse}
            >
              {t('reverse.action')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** When and how it was paid, and the numbers on paper. */
function Details({ payment }: { payment: FoundPayment }) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  const { manual, receipt } = payment;
  const lines = [
    format.date(payment.at, 'fullDate', 'UTC'),
    t(`provider.${manual?.method ?? payment.provider}`),
    manual?.received_on &&
      t('received', { date: format.date(manual.received_on, 'fullDate', 'UTC') }),
    manual?.receipt_number && t('paper', { number: manual.receipt_number }),
    receipt && t('receipt', receipt),
    ...payment.credit_notes.map(({ number, amount }) =>
      t('creditNote', { number, amount: format.money(amount) }),
    ),
  ];
  return <p className={classes.muted}>{lines.filter(Boolean).join(' · ')}</p>;
}

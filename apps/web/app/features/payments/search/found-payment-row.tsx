import { Button } from '@mantine/core';
import type { FoundPayment } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoneyText } from '#ui/display/money-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './found-payments.module.css';

interface FoundPaymentRowProps {
  payment: FoundPayment;
  onRefund: () => void;
  onReverse: () => void;
}

/** A payment with its documents, and what can be given back of it. */
export function FoundPaymentRow({ payment, onRefund, onReverse }: FoundPaymentRowProps) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  const { member, manual, refundable, purpose, plan_code: plan } = payment;
  const title = t(`purpose.${purpose}`, {
    plan: plan ? t(`plan.${plan}`) : payment.title,
    title: payment.title,
  });
  const name = member?.full_name ?? t('left');
  const status = manual?.reversed ? 'reversed' : payment.status;
  // Money that was recorded by mistake never came, so it is taken back before it is refunded.
  return (
    <ListItem className={classes.row}>
      <div>
        <Heading size={4}>{title}</Heading>
        <p>
          {name} {member && <Note as="span">{member.email}</Note>}
        </p>
        <Details payment={payment} />
      </div>
      <div className={classes.amounts}>
        <Text strong>
          <MoneyText money={payment.amount} />
        </Text>
        <p>{t(`status.${status}`)}</p>
        {status === 'partially_refunded' && (
          <Note>
            {t('refunded', { amount: format.money(payment.refunded) })}
            {refundable && `, ${t('remains', { amount: format.money(refundable) })}`}
          </Note>
        )}
      </div>
      {(refundable || manual?.reversible) && (
        <ActionBar className={classes.actions}>
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
        </ActionBar>
      )}
    </ListItem>
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
  return <Note>{lines.filter(Boolean).join(' · ')}</Note>;
}

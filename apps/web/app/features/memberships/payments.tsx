import { listPaymentsInfiniteOptions, type Payment } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { MoneyText } from '#ui/display/money-text.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './membership.module.css';
import { ReceiptLinks } from './receipt-links.tsx';

/** The payments page by page: date, description, amount, status and receipt. */
export function Payments({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('memberships');
  const payments = usePages(listPaymentsInfiniteOptions());
  if (payments.data && payments.items.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={classes.section} aria-labelledby="payments">
      <Heading id="payments">{t('payments.title')}</Heading>
      <PagedList
        pages={payments}
        ruled
        loading={<LoadingRows rows={3} height={60} />}
        empty={null}
        row={(payment) => <PaymentRow key={payment.id} payment={payment} timeZone={timeZone} />}
      />
    </Stack>
  );
}

function PaymentRow({ payment, timeZone }: { payment: Payment; timeZone: string }) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const { plan_code: plan, title, amount, status, at, refund_by: refundBy } = payment;
  const refundAwaited = refundBy !== null && Date.parse(refundBy) > Date.now();
  return (
    <li className={classes.payment}>
      <Note as="span">{format.date(at, 'fullDate', timeZone)}</Note>
      <span className={classes.description}>
        {plan ? t(`plan.${plan}`) : title}
        {payment.class_session && <ClassOfPayment session={payment.class_session} />}
      </span>
      <Note as="span" className={classes.status}>
        {t(`payments.status.${status}`)}
      </Note>
      <span className={classes.amount}>
        <MoneyText money={amount} />
      </span>
      {refundAwaited && (
        <Note as="span" className={classes.refund}>
          {t('payments.refundBy', { date: format.date(refundBy, 'date', timeZone) })}
        </Note>
      )}
      <ReceiptLinks payment={payment} />
    </li>
  );
}

/** Where and when the class takes place that a payment is for. */
function ClassOfPayment({ session }: { session: NonNullable<Payment['class_session']> }) {
  const format = useFormat();
  const { venue_name, starts_at, time_zone } = session;
  const when = `${format.date(starts_at, 'shortDay', time_zone)}, ${format.time(starts_at, time_zone)}`;
  return (
    <Note as="span" className={classes.session}>
      {venue_name}, {when}
    </Note>
  );
}

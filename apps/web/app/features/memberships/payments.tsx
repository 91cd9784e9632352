import { listPaymentsInfiniteOptions, type Payment } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { MoneyText } from '#ui/display/money-text.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './payments.module.css';
import { ReceiptLinks } from './receipts/receipt-links.tsx';

/** The payments page by page: date, description, amount, status and receipt. */
export function Payments({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('memberships');
  const payments = usePages(listPaymentsInfiniteOptions());
  const items = payments.items;
  if (items?.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="payments">
      <h2 id="payments" className={classes.title}>
        {t('payments.title')}
      </h2>
      {payments.isPending && <LoadingRows rows={3} height={60} />}
      {payments.isError && (
        <ErrorState error={payments.error} onRetry={() => void payments.refetch()} />
      )}
      <ul className={classes.list}>
        {items?.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} timeZone={timeZone} />
        ))}
      </ul>
      {payments.hasNextPage && (
        <Action
          className={classes.more}
          disabled={payments.isFetchingNextPage}
          onClick={() => void payments.fetchNextPage()}
        >
          {t('payments.more')}
        </Action>
      )}
    </section>
  );
}

function PaymentRow({ payment, timeZone }: { payment: Payment; timeZone: string }) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const { plan_code: plan, title, amount, status, at, refund_by: refundBy } = payment;
  const refundAwaited = refundBy !== null && Date.parse(refundBy) > Date.now();
  return (
    <li className={classes.row}>
      <span className={classes.date}>{format.date(at, 'fullDate', timeZone)}</span>
      <span className={classes.description}>
        {plan ? t(`plan.${plan}`) : title}
        {payment.class_session && <ClassOfPayment session={payment.class_session} />}
      </span>
      <span className={classes.status}>{t(`payments.status.${status}`)}</span>
      <span className={classes.amount}>
        <MoneyText money={amount} />
      </span>
      {refundAwaited && (
        <span className={classes.refund}>
          {t('payments.refundBy', { date: format.date(refundBy, 'date', timeZone) })}
        </span>
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
    <span className={classes.session}>
      {venue_name}, {when}
    </span>
  );
}

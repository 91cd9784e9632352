import { listPaymentsOptions, type Payment } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { MoneyText } from '../../ui/display/money-text.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../ui/feedback/loading-rows.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './payments.module.css';

/** The last payments: date, description, amount and status. */
export function Payments({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('memberships');
  const payments = useQuery(listPaymentsOptions());
  if (payments.data?.items.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="payments">
      <h2 id="payments" className={classes.title}>
        {t('payments.title')}
      </h2>
      {payments.isPending && <LoadingRows rows={3} height={60} />}
      {payments.isError && <ErrorState error={payments.error} onRetry={() => payments.refetch()} />}
      <ul className={classes.list}>
        {payments.data?.items.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} timeZone={timeZone} />
        ))}
      </ul>
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

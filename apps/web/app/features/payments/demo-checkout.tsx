import { getDemoPaymentOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { MoneyText } from '#ui/display/money-text.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import classes from './demo-checkout.module.css';
import { DemoPaymentForm } from './demo-payment-form.tsx';
import { isUnpaid } from './is-unpaid.ts';
import { SettledPayment } from './settled-payment.tsx';

/** The demo checkout of a payment: title, amount and the form, or the outcome once it is settled. */
export function DemoCheckout({ paymentId }: { paymentId: string }) {
  // It may have been paid, or its time been up, since it was last seen.
  const payment = useQuery({ ...getDemoPaymentOptions({ path: { id: paymentId } }), staleTime: 0 });
  if (payment.isPending) return <LoadingRows rows={2} height={96} />;
  if (payment.isError)
    return <ErrorState error={payment.error} onRetry={() => payment.refetch()} />;
  return (
    <section className={classes.bill}>
      <p className={classes.title}>{payment.data.title}</p>
      <p className={classes.amount}>
        <MoneyText money={payment.data.amount} />
      </p>
      {isUnpaid(payment.data) ? (
        <DemoPaymentForm payment={payment.data} />
      ) : (
        <SettledPayment payment={payment.data} />
      )}
    </section>
  );
}

import { getDemoPaymentOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Bill } from './bill.tsx';
import classes from './demo-checkout.module.css';
import { DemoPaymentForm } from './demo-payment-form.tsx';
import { isUnpaid } from './is-unpaid.ts';
import { SettledPayment } from './settled-payment.tsx';

/** The demo checkout of a payment: title, amount and the form, or the outcome once it is settled. */
export function DemoCheckout({ paymentId }: { paymentId: string }) {
  // It may have been paid, or its time been up, since it was last seen.
  const payment = useQuery({ ...getDemoPaymentOptions({ path: { id: paymentId } }), staleTime: 0 });
  return (
    <QueryContent query={payment} loading={<LoadingRows rows={2} height={96} />}>
      {(shown) => (
        <Card as="section" className={classes.bill}>
          <Bill payment={shown} />
          {isUnpaid(shown) ? (
            <DemoPaymentForm payment={shown} />
          ) : (
            <SettledPayment payment={shown} />
          )}
        </Card>
      )}
    </QueryContent>
  );
}

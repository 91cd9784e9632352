import type { PaymentOnPage } from '@pulse/contract/client';
import { MoneyText } from '#ui/display/money-text.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './demo-checkout.module.css';

/** What a payment is for, and its amount. */
export function Bill({ payment: { title, amount } }: { payment: PaymentOnPage }) {
  return (
    <>
      <Text size="lead" tone="quiet">
        {title}
      </Text>
      <p className={classes.amount}>
        <MoneyText money={amount} />
      </p>
    </>
  );
}

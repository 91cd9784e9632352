import type { PaymentOnPage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { wayBack } from '#ui/page/unpaid-return.ts';
import classes from './demo-checkout.module.css';

/** What became of a payment, and the way on. */
export function SettledPayment({ payment }: { payment: PaymentOnPage }) {
  const { t } = useTranslation('payments');
  const paid = payment.status === 'paid';
  return (
    <div role="status">
      <p className={classes.outcome}>{t(`outcome.${payment.status}`)}</p>
      <ActionLink to={wayBack(payment)} variant={paid ? 'primary' : 'filled'} size="large">
        {paid ? t('goOn') : t('goBack')}
      </ActionLink>
    </div>
  );
}

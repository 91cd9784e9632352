import { Button } from '@mantine/core';
import { checkPayment, openCheckoutMutation } from '@pulse/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { MoneyText } from '#ui/display/money-text.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';
import classes from './demo-checkout.module.css';
import { isUnpaid } from './is-unpaid.ts';
import { SettledPayment } from './settled-payment.tsx';

/**
 * The way to a payment's card page and back. It asks the provider how the payment stands, so that
 * a member who comes back before the provider's event does not wait for it; a payment that is paid
 * leads on by itself, and one not begun to its card page.
 */
export function Pay({ paymentId, returned }: { paymentId: string; returned: boolean }) {
  const { t } = useTranslation('payments');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const payment = useQuery({
    queryKey: ['pay', paymentId],
    queryFn: async () => (await checkPayment({ path: { id: paymentId }, throwOnError: true })).data,
    staleTime: 0,
  });
  const checkout = useMutation(openCheckoutMutation());
  const { mutate: openCheckout } = checkout;
  const isPaid = payment.data?.status === 'paid';
  const opensItself = !returned && payment.data?.status === 'open';

  const open = () =>
    openCheckout(
      { path: { id: paymentId } },
      { onSuccess: ({ checkout_url }) => navigateToUrl(checkout_url, navigate) },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known to be open.
  useEffect(() => {
    if (opensItself) open();
  }, [opensItself]);
  useEffect(() => {
    if (!isPaid || !payment.data) return;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'pay' });
    void navigate(payment.data.return_path, { replace: true });
  }, [isPaid, payment.data, queryClient, navigate]);

  if (payment.isPending) return <LoadingRows rows={2} height={96} />;
  if (payment.isError)
    return <ErrorState error={payment.error} onRetry={() => payment.refetch()} />;
  const { title, amount, status } = payment.data;
  return (
    <section className={classes.bill}>
      <p className={classes.title}>{title}</p>
      <p className={classes.amount}>
        <MoneyText money={amount} />
      </p>
      {isUnpaid(payment.data) && (
        <>
          <p role="status" className={classes.outcome}>
            {checkout.isPending ? t('pay.leading') : t(`outcome.${status}`)}
          </p>
          <div className={classes.ways}>
            <Button size="lg" variant="primary" loading={checkout.isPending} onClick={open}>
              {t(status === 'open' ? 'pay.open' : 'pay.confirm')}
            </Button>
            <ActionLink to={payment.data.return_path} size="large">
              {t('goBack')}
            </ActionLink>
          </div>
        </>
      )}
      {status === 'processing' && (
        <>
          <p role="status" className={classes.outcome}>
            {t('outcome.processing')}
          </p>
          <Button size="lg" loading={payment.isFetching} onClick={() => payment.refetch()}>
            {t('pay.again')}
          </Button>
        </>
      )}
      {!isUnpaid(payment.data) && status !== 'processing' && (
        <SettledPayment payment={payment.data} />
      )}
      {checkout.isError && (
        <FailureNote>{toFailure(checkout.error).detail ?? t('failed')}</FailureNote>
      )}
    </section>
  );
}

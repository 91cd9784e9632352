import { Button } from '@mantine/core';
import { checkPayment, openCheckoutMutation } from '@pulse/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';
import { wayBack } from '#ui/page/unpaid-return.ts';
import { Bill } from './bill.tsx';
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
  const checkout = useAction(openCheckoutMutation(), {
    onDone: ({ checkout_url }) => navigateToUrl(checkout_url, navigate),
    failure: 'note',
  });
  const isPaid = payment.data?.status === 'paid';
  const opensItself = !returned && payment.data?.status === 'open';

  const open = () => checkout.mutate({ path: { id: paymentId } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known to be open.
  useEffect(() => {
    if (opensItself) open();
  }, [opensItself]);
  useEffect(() => {
    if (!isPaid || !payment.data) return;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'pay' });
    void navigate(payment.data.return_path, { replace: true });
  }, [isPaid, payment.data, queryClient, navigate]);

  return (
    <QueryContent query={payment} loading={<LoadingRows rows={2} height={96} />}>
      {(shown) => (
        <Card as="section" className={classes.bill}>
          <Bill payment={shown} />
          {isUnpaid(shown) && (
            <>
              <p role="status" className={classes.outcome}>
                {checkout.isPending ? t('pay.leading') : t(`outcome.${shown.status}`)}
              </p>
              <ActionBar>
                <Button size="lg" variant="primary" loading={checkout.isPending} onClick={open}>
                  {t(shown.status === 'open' ? 'pay.open' : 'pay.confirm')}
                </Button>
                <ActionLink to={wayBack(shown)} size="large">
                  {t('goBack')}
                </ActionLink>
              </ActionBar>
            </>
          )}
          {shown.status === 'processing' && (
            <>
              <p role="status" className={classes.outcome}>
                {t('outcome.processing')}
              </p>
              <Button size="lg" loading={payment.isFetching} onClick={() => payment.refetch()}>
                {t('pay.again')}
              </Button>
            </>
          )}
          {!isUnpaid(shown) && shown.status !== 'processing' && <SettledPayment payment={shown} />}
          {checkout.failureText && <FailureNote>{checkout.failureText}</FailureNote>}
        </Card>
      )}
    </QueryContent>
  );
}

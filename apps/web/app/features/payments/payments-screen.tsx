import { TextInput } from '@mantine/core';
import type { FoundPayment } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { MoreButton } from '#ui/data/more-button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { ReverseSheet } from './manual/reverse-sheet.tsx';
import { RefundSheet } from './refund/refund-sheet.tsx';
import { FoundPaymentRow } from './search/found-payment-row.tsx';
import classes from './search/found-payments.module.css';
import { usePaymentSearch } from './search/use-payment-search.ts';

/** Finds payments by email or number, refunds them, and takes back what was recorded by mistake. */
export function PaymentsScreen() {
  const { t } = useTranslation('platform-payments');
  const [search, setSearch] = useState('');
  const [refunding, setRefunding] = useState<FoundPayment | null>(null);
  const [reversing, setReversing] = useState<FoundPayment | null>(null);
  const found = usePaymentSearch(search);
  const payments = found.items;
  // A button that has done its work leaves the list together with the focus.
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, () => list.current);
  const form = useActionForm({
    initial: { text: '' },
    check: ({ text }) => ({ text: text.trim().length < 2 ? t('search.missing') : null }),
    action: {
      mutate: (text: string) => {
        if (text === search) void found.refetch();
        setSearch(text);
      },
      isPending: found.isFetching,
    },
    toVariables: ({ text }) => text.trim(),
  });
  return (
    <>
      <PageTitle
        aside={
          <div className={classes.links}>
            <ActionLink to="/app/admin/payments/record" variant="primary">
              {t('toRecord')}
            </ActionLink>
            <ActionLink to="/app/admin/payments/revenue">{t('toRevenue')}</ActionLink>
          </div>
        }
      >
        {t('title')}
      </PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <search>
        <Form form={form} layout="row" variant="filled" submit={t('search.action')}>
          <TextInput
            label={t('search.label')}
            autoComplete="off"
            maxLength={254}
            {...form.getInputProps('text')}
          />
        </Form>
      </search>
      {search !== '' && found.isPending && <LoadingRows rows={2} height={110} />}
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} />}
      <p role="status">{found.isSuccess && payments.length === 0 && t('search.none')}</p>
      <ul className={classes.list} ref={list} tabIndex={-1} hidden={payments.length === 0}>
        {payments.map((payment) => (
          <FoundPaymentRow
            key={payment.id}
            payment={payment}
            onRefund={() => setRefunding(payment)}
            onReverse={() => setReversing(payment)}
          />
        ))}
      </ul>
      <MoreButton pages={found} label={t('search.more')} />
      <RefundSheet payment={refunding} onClose={() => setRefunding(null)} />
      <ReverseSheet payment={reversing} onClose={() => setReversing(null)} />
    </>
  );
}

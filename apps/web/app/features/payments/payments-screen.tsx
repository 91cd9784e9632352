import { TextInput } from '@mantine/core';
import type { FoundPayment } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { PagedList } from '#ui/data/paged-list.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { ReverseForm } from './manual/reverse-form.tsx';
import { RefundForm } from './refund/refund-form.tsx';
import { FoundPaymentRow } from './search/found-payment-row.tsx';
import { usePaymentSearch } from './search/use-payment-search.ts';

/** Finds payments by email or number, refunds them, and takes back what was recorded by mistake. */
export function PaymentsScreen() {
  const { t } = useTranslation('platform-payments');
  const [search, setSearch] = useState('');
  const [refunding, setRefunding] = useState<FoundPayment | null>(null);
  const [reversing, setReversing] = useState<FoundPayment | null>(null);
  const close = () => {
    setRefunding(null);
    setReversing(null);
  };
  const found = usePaymentSearch(search);
  // A button that has done its work leaves the list together with the focus.
  const list = useRef<HTMLDivElement>(null);
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
          <ActionBar>
            <ActionLink to="/app/admin/payments/record" variant="primary">
              {t('toRecord')}
            </ActionLink>
            <ActionLink to="/app/admin/payments/revenue">{t('toRevenue')}</ActionLink>
          </ActionBar>
        }
      >
        {t('title')}
      </PageTitle>
      <Stack>
        <Text prose tone="quiet">
          {t('lead')}
        </Text>
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
        <div ref={list} tabIndex={-1}>
          {search !== '' && (
            <Stack>
              <PagedList
                pages={found}
                loading={<LoadingRows rows={2} height={110} />}
                empty={<p role="status">{t('search.none')}</p>}
                row={(payment) => (
                  <FoundPaymentRow
                    key={payment.id}
                    payment={payment}
                    onRefund={() => setRefunding(payment)}
                    onReverse={() => setReversing(payment)}
                  />
                )}
                ruled
              />
            </Stack>
          )}
        </div>
      </Stack>
      <Sheet opened={refunding !== null} onClose={close} title={t('refund.title')}>
        {refunding?.refundable && (
          <RefundForm payment={refunding} left={refunding.refundable} onClose={close} />
        )}
      </Sheet>
      <Sheet opened={reversing !== null} onClose={close} title={t('reverse.title')}>
        {reversing && <ReverseForm payment={reversing} onClose={close} />}
      </Sheet>
    </>
  );
}

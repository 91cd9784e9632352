import { Button, NativeSelect } from '@mantine/core';
import { exportRevenue, getRevenueOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { asFile, useDownload } from '#ui/files/use-download.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { lastMonths } from './months.ts';
import classes from './revenue.module.css';
import { RevenueTable } from './revenue-table.tsx';

/** What came in and went back, by month and plan, as a table and as a file. */
export function RevenueScreen({ now }: { now: number }) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  const months = lastMonths(now);
  const [from, setFrom] = useState(months[11] ?? '');
  const [to, setTo] = useState(months[0] ?? '');
  const inOrder = from <= to;
  const query = { from, to };
  const revenue = useQuery({ ...getRevenueOptions({ query }), enabled: inOrder, staleTime: 0 });
  const download = useDownload(
    () => exportRevenue({ query, ...asFile }),
    () => `pulse-revenue-${from}-${to}.csv`,
  );
  const options = months.map((month) => ({
    value: month,
    label: format.date(`${month}-01T00:00:00Z`, 'monthYear', 'UTC'),
  }));
  return (
    <>
      <PageTitle above={<Link to="/app/admin/payments">{t('revenue.back')}</Link>}>
        {t('revenue.title')}
      </PageTitle>
      <Stack>
        <Text prose tone="quiet">
          {t('revenue.lead')}
        </Text>
        <div className={classes.months}>
          <NativeSelect
            label={t('revenue.from')}
            data={options}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('revenue.to')}
            data={options}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Button
            className={classes.download}
            disabled={!inOrder}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('revenue.download')}
          </Button>
        </div>
        {inOrder ? (
          <QueryContent query={revenue} loading={<LoadingRows rows={6} height={48} />}>
            {({ items }) => <RevenueTable rows={items} />}
          </QueryContent>
        ) : (
          <FailureNote>{t('revenue.wrongOrder')}</FailureNote>
        )}
      </Stack>
    </>
  );
}

import { NativeSelect, TextInput } from '@mantine/core';
import { listBookingMonthsOptions } from '@pulse/contract/client';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './booking-list.module.css';

interface HistorySearchProps {
  view: 'past' | 'cancelled';
  search: string;
  month: string | null;
  onSearch: (search: string) => void;
  onMonth: (month: string | null) => void;
}

/** Searches past bookings by class, venue or trainer, and by month. */
export default function HistorySearch({
  view,
  search,
  month,
  onSearch,
  onMonth,
}: HistorySearchProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const months = useQuery(listBookingMonthsOptions({ query: { view } }));
  const monthOptions = (months.data?.items ?? []).map((item) => ({
    value: item.month,
    label: t('monthCount', {
      month: format.date(`${item.month}-15T12:00:00Z`, 'monthYear', 'UTC'),
      count: item.count,
    }),
  }));
  return (
    <search className={classes.search}>
      <TextInput
        type="search"
        label={t('search')}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <NativeSelect
        classNames={{ input: classes.month, label: classes.label }}
        label={t('month')}
        data={[{ value: '', label: t('everyMonth') }, ...monthOptions]}
        value={month ?? ''}
        onChange={(event) => onMonth(event.currentTarget.value || null)}
      />
    </search>
  );
}

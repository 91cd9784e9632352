import { listVisitsInfiniteOptions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import { MonthNavigation } from './month-navigation.tsx';
import { VisitRow } from './visit-row.tsx';
import { VisitSums } from './visit-sums.tsx';
import classes from './visits.module.css';

interface VisitsOfMonthProps {
  /** An instant in the billing month; null: the present one. */
  month: string | null;
  timeZone: string;
}

/** Every visit and booked place of one billing month, and the sums that the counters show. */
export function VisitsOfMonth({ month, timeZone }: VisitsOfMonthProps) {
  const { t } = useTranslation('membership-visits');
  const visits = usePages({
    ...listVisitsInfiniteOptions({ query: { month: month ?? undefined, limit: 50 } }),
    // A visit may have been recorded, corrected or given back since.
    staleTime: 0,
  });
  const { first, items } = visits;
  return (
    <QueryContent query={visits} loading={<LoadingRows rows={6} height={84} />}>
      {() => (
        <>
          {first && <MonthNavigation month={first.month} timeZone={timeZone} />}
          {first?.has_plan && <VisitSums month={first.month_sums} plus={first.plus_sums} />}
          {items.length === 0 ? (
            <Text tone="quiet">{t('none')}</Text>
          ) : (
            <List ruled className={classes.list}>
              {items.map((visit) => (
                <VisitRow key={visit.id} visit={visit} />
              ))}
            </List>
          )}
          <MoreButton pages={visits} />
        </>
      )}
    </QueryContent>
  );
}

import { listVisitsInfiniteOptions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
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
  if (visits.isPending) return <LoadingRows rows={6} height={84} />;
  if (visits.isError) return <ErrorState error={visits.error} onRetry={() => visits.refetch()} />;
  const [first] = visits.data.pages;
  const items = visits.items;
  return (
    <>
      {first && (
        <>
          <MonthNavigation month={first.month} timeZone={timeZone} />
          {first.has_plan && <VisitSums month={first.month_sums} plus={first.plus_sums} />}
        </>
      )}
      {items.length === 0 && <p className={classes.none}>{t('none')}</p>}
      <ul className={classes.list}>
        {items.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </ul>
      <MoreButton pages={visits} label={t('more')} />
    </>
  );
}

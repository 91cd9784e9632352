import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { FiguresOfPeriod } from './figures/figures-of-period.tsx';
import { PeriodChooser } from './figures/period-chooser.tsx';
import { VisitRatings } from './figures/visit-ratings.tsx';
import { useAnalyticsVenue } from './use-analytics-venue.ts';

/**
 * The figures of the organisation's venues in a period, compared with the one before.
 * `back` is the link above the title.
 */
export function AnalyticsScreen({ back, showsMoney }: { back: ReactNode; showsMoney: boolean }) {
  const { t } = useTranslation('partner-analytics');
  const { venues, items, chosen, period, query, params, setParams } = useAnalyticsVenue();
  const change = (changed: Record<string, string>) =>
    setParams(
      (present) => {
        for (const [name, value] of Object.entries(changed)) present.set(name, value);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageTitle above={back}>{t('title')}</PageTitle>
      <Stack gap={5}>
        <QueryContent
          query={venues}
          loading={<LoadingRows rows={8} height={72} />}
          isEmpty={(all) => all.length === 0}
          empty={<p>{t('noVenue')}</p>}
        >
          {() => (
            <>
              <PeriodChooser
                venues={items}
                venueId={chosen?.id ?? ''}
                period={period}
                onChange={change}
              />
              <FiguresOfPeriod
                query={query}
                address={params}
                isOneVenue={chosen !== null || items.length === 1}
                showsMoney={showsMoney}
              />
              <VisitRatings venueId={chosen?.id} />
            </>
          )}
        </QueryContent>
      </Stack>
    </>
  );
}

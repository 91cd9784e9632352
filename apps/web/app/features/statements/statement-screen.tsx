import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { allVenuesOptions } from '#ui/choices/all-venues-options.ts';
import { useVenueName } from '#ui/choices/use-venue-name.ts';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { todayIn } from '#ui/format/calendar-days.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { MonthOfVenue } from './month/month-of-venue.tsx';
import { ProposedRates } from './rates/proposed-rates.tsx';
import classes from './statements.module.css';

/**
 * What the organisation's venues are paid: the rates to agree on, and the lines of each month.
 * `back` is the link above the title.
 */
export function StatementScreen({ back }: { back: ReactNode }) {
  const { t } = useTranslation('partner-statement');
  const nameOf = useVenueName();
  const [params, setParams] = useSearchParams();
  const venues = useQuery(allVenuesOptions());
  const chosen = venues.data?.find(({ id }) => id === params.get('venue')) ?? venues.data?.[0];
  const month = params.get('month') ?? (chosen ? todayIn(chosen.time_zone).slice(0, 7) : '');
  return (
    <>
      <PageTitle above={back}>{t('title')}</PageTitle>
      <Stack gap={5}>
        <Text prose tone="quiet">
          {t('lead')}
        </Text>
        <ProposedRates />
        <QueryContent query={venues} loading={<LoadingRows rows={6} height={72} />}>
          {(all) =>
            chosen ? (
              <>
                {all.length > 1 && (
                  <NativeSelect
                    className={classes.venue}
                    label={t('venue')}
                    data={all.map((venue) => ({ value: venue.id, label: nameOf(venue) }))}
                    value={chosen.id}
                    onChange={(event) => setParams({ venue: event.currentTarget.value, month })}
                  />
                )}
                <MonthOfVenue key={`${chosen.id} ${month}`} venueId={chosen.id} month={month} />
              </>
            ) : (
              <p>{t('noVenue')}</p>
            )
          }
        </QueryContent>
      </Stack>
    </>
  );
}

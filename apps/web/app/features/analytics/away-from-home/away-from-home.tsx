import { getAwayFromHomeOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Figures } from '#ui/layout/figures.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';

/** The share of bookings in another market than the home of their member. */
export function AwayFromHome() {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const query = useQuery(getAwayFromHomeOptions());
  return (
    <Stack gap={3}>
      <Heading>{t('awayFromHome.title')}</Heading>
      <Text prose tone="quiet">
        {t('awayFromHome.lead')}
      </Text>
      <QueryContent
        query={query}
        loading={<LoadingRows rows={1} height={48} />}
        isEmpty={({ bookings }) => bookings === 0}
        empty={<Text>{t('awayFromHome.none')}</Text>}
      >
        {({ bookings, away }) => (
          <Figures
            figures={[
              {
                label: t('awayFromHome.share'),
                value: format.number(away / bookings, {
                  style: 'percent',
                  maximumFractionDigits: 1,
                }),
              },
              { label: t('awayFromHome.away'), value: format.number(away) },
              { label: t('awayFromHome.bookings'), value: format.number(bookings) },
            ]}
          />
        )}
      </QueryContent>
    </Stack>
  );
}

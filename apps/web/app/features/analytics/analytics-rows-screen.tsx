import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useWeekdayName } from '#ui/format/use-weekday-name.ts';
import editor from '#ui/forms/editor.module.css';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { ClassRows } from './rows/class-rows.tsx';
import { VISIT_KINDS, VisitRows } from './rows/visit-rows.tsx';
import { figuresLink } from './rows-link.ts';
import { useAnalyticsVenue } from './use-analytics-venue.ts';

/** The rows behind a figure: visits, or classes with how full they were. */
export function AnalyticsRowsScreen() {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const weekdayName = useWeekdayName();
  const { venues, chosen, period, query, params } = useAnalyticsVenue();
  const asked = params.get('kind');
  const kind = VISIT_KINDS.find((one) => one === asked) ?? 'visits';
  const ofClass = {
    class_template_id: params.get('class') ?? undefined,
    trainer_id: params.get('trainer') ?? undefined,
  };
  const numberOf = (name: string) => (params.has(name) ? Number(params.get(name)) : undefined);
  const [weekday, hour] = [numberOf('weekday'), numberOf('hour')];
  const { from, to } = period;
  const parts = [
    chosen?.name ?? t('allVenues'),
    from ? format.dateRange(from, to) : t('periods.all'),
    ...(weekday ? [weekdayName(weekday)] : []),
    ...(hour === undefined ? [] : [`${String(hour).padStart(2, '0')}:00`]),
  ];
  const title = asked === 'fill' ? t('figures.fill') : t(`figures.${kind}`);
  return (
    <>
      <PageTitle
        above={
          <Link to={figuresLink(params)} className={editor.back}>
            {t('back')}
          </Link>
        }
      >
        {title}
      </PageTitle>
      <Stack>
        <Text prose tone="quiet">
          {parts.join(' · ')}
        </Text>
        <QueryContent query={venues} loading={<LoadingRows rows={6} height={72} />}>
          {() =>
            asked === 'fill' ? (
              <ClassRows query={{ ...query, ...ofClass }} />
            ) : (
              <VisitRows query={{ ...query, ...ofClass, kind, weekday, hour }} />
            )
          }
        </QueryContent>
      </Stack>
    </>
  );
}

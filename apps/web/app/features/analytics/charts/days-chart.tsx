import { type GetAnalyticsDaysResponse, getAnalyticsDaysOptions } from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import tables from '../analytics.module.css';
import classes from './charts.module.css';
import { linePath } from './line-path.ts';

interface DaysChartProps {
  query: { venue_id: string | undefined; from: string; to: string };
}

/** The visits of each day as a line, with that of the period before, and the same as a table. */
export default function DaysChart({ query }: DaysChartProps) {
  const { t } = useTranslation('partner-analytics');
  const days = useQuery({
    ...getAnalyticsDaysOptions({ query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  return (
    <Stack as="section" gap={3} aria-labelledby="visits-by-day" aria-busy={days.isPlaceholderData}>
      <Heading id="visits-by-day" size={4}>
        {t('byDay')}
      </Heading>
      <QueryContent query={days} loading={<LoadingRows rows={1} height={200} />}>
        {(data) => <Lines {...data} />}
      </QueryContent>
    </Stack>
  );
}

function Lines({ days, before }: GetAnalyticsDaysResponse) {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  // A day that is not over would look like a fall.
  const today = localDateOf(Date.now(), Temporal.Now.timeZoneId());
  const whole = days.filter(({ date }) => date < today);
  const dayOf = (date: string) => format.date(`${date}T12:00:00Z`, 'day', 'UTC');
  const most = Math.max(1, ...[...days, ...before].map(({ visits }) => visits));
  const busiest = days.reduce((one, other) => (other.visits > one.visits ? other : one));
  const summary = t('busiestDay', { day: dayOf(busiest.date), count: busiest.visits });
  return (
    <>
      <Note>{summary}</Note>
      <div className={classes.plot}>
        <span className={classes.most}>{format.number(most)}</span>
        <svg
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          className={classes.lines}
          role="img"
          aria-label={summary}
        >
          <path className={classes.before} d={linePath(before, most)} />
          <path className={classes.present} d={linePath(whole, most, days.length)} />
        </svg>
        <Row justify="between" wrap={false} className={classes.ends}>
          <span>{dayOf(first.date)}</span>
          <span>{dayOf(last.date)}</span>
        </Row>
      </div>
      <Row gap={4} className={classes.legend} aria-hidden="true">
        <span data-line="present">{t('thisPeriod')}</span>
        <span data-line="before">{t('beforeColumn')}</span>
      </Row>
      <details>
        <summary className={classes.summary}>{t('asTable')}</summary>
        <table className={tables.table} aria-labelledby="visits-by-day">
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('figures.visits')}</th>
              <th scope="col">{t('beforeColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, visits }, index) => (
              <tr key={date}>
                <th scope="row">{dayOf(date)}</th>
                <td>{format.number(visits)}</td>
                <td>{format.number(before[index]?.visits ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

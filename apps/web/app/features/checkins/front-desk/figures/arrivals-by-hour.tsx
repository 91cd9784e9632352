import type { VenueDay } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { Text } from '#ui/layout/text.tsx';
import { DeskCard } from '../desk-card.tsx';
import { chartHeight, chartViewBox, chartWidth } from './chart-size.ts';
import classes from './figures.module.css';
import { type HourBar, hourBars } from './hour-bars.ts';

/** Bar chart of arrivals by hour: past hours and the current one with today's count, later ones with the average. */
export default function ArrivalsByHour({ day }: { day: VenueDay }) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const now = useNow(60_000);
  const timeZone = day.venue.time_zone;
  const currentHour = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).hour;
  const weekday = format.date(`${day.date}T12:00:00Z`, 'weekday', 'UTC');
  const bars = hourBars(day.arrivals_by_hour, currentHour);
  return (
    <DeskCard
      id="arrivals-by-hour"
      title={t('hours.heading')}
      note={bars.length > 0 ? t('hours.average', { weekday }) : null}
    >
      {bars.length === 0 ? (
        <Text tone="quiet" className={classes.empty}>
          {t('hours.empty', { weekday })}
        </Text>
      ) : (
        <>
          <Bars bars={bars} />
          <HourTable bars={bars} />
        </>
      )}
    </DeskCard>
  );
}

function Bars({ bars }: { bars: HourBar[] }) {
  const step = chartWidth / bars.length;
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  const labelEvery = Math.ceil(bars.length / 8);
  return (
    <svg viewBox={chartViewBox} className={classes.chart} aria-hidden="true">
      {bars.map(({ hour, kind, value }, index) => {
        const barHeight = (value / maxValue) * chartHeight;
        const centreX = (index + 0.5) * step;
        return (
          <g key={hour}>
            <rect
              x={centreX - step * 0.36}
              y={chartHeight - barHeight}
              width={step * 0.72}
              height={barHeight}
              rx={1.5}
              data-kind={kind}
              className={classes.bar}
            />
            {kind === 'now' && (
              <text x={centreX} y={chartHeight - barHeight - 6} className={classes.number}>
                {value}
              </text>
            )}
            {index % labelEvery === 0 && (
              <text x={centreX} y={chartHeight + 18} className={classes.hour}>
                {String(hour).padStart(2, '0')}
              </text>
            )}
          </g>
        );
      })}
      <line x1={0} x2={chartWidth} y1={chartHeight} y2={chartHeight} className={classes.baseline} />
    </svg>
  );
}

/** Visually hidden table of the chart. A table ignores width: 1px, so the hiding class is on its wrapper. */
function HourTable({ bars }: { bars: HourBar[] }) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('hours.table')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('hours.today')}</th>
            <th scope="col">{t('hours.usual')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ hour, today, average }) => (
            <tr key={hour}>
              <th scope="row">{t('hours.hour', { hour })}</th>
              <td>{today}</td>
              <td>{format.number(average, { maximumFractionDigits: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

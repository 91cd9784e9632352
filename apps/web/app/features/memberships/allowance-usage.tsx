import type { AllowanceCounter } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Meter, MeterSwatch } from '#ui/display/meter.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './allowance-usage.module.css';
import { visitsLeft } from './visits-left.ts';

interface AllowanceUsageProps {
  kind: 'month' | 'plus' | 'today';
  counter: AllowanceCounter;
  timeZone: string;
}

/** Above this many visits the segments of the meter would be too thin. */
const maxSegments = 24;

/** One allowance: the remaining number, the meter with its legend, and when it resets. */
export function AllowanceUsage({ kind, counter, timeZone }: AllowanceUsageProps) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const { used, booked, limit } = counter;
  const left = visitsLeft(counter);
  const rows = [
    { kind: 'used' as const, name: t('usage.used'), count: used },
    { kind: 'booked' as const, name: t('usage.booked'), count: booked },
    ...(left === null ? [] : [{ kind: 'free' as const, name: t('usage.free'), count: left }]),
  ];
  return (
    <section className={classes.usage}>
      <h2 className={classes.name}>{t(`usage.${kind}`)}</h2>
      <p className={classes.number}>
        <span className={classes.left}>{limit === 0 ? '–' : (left ?? used + booked)}</span>{' '}
        <span>{remainingText(limit, left)}</span>
      </p>
      {limit !== null && limit > 0 && limit <= maxSegments && (
        <Meter
          total={limit}
          used={used}
          booked={booked}
          label={t('usage.meter', { used, booked, limit })}
        />
      )}
      {limit !== 0 && (
        <dl className={classes.legend}>
          {rows.map((row) => (
            <div key={row.kind}>
              <dt>
                <MeterSwatch kind={row.kind} />
                {row.name}
              </dt>
              <dd>{row.count}</dd>
            </div>
          ))}
        </dl>
      )}
      {limit !== 0 && (
        <p className={classes.resets}>
          {kind === 'today'
            ? t('usage.resetsTomorrow')
            : t('usage.resetsOn', { date: format.date(counter.resets_at, 'day', timeZone) })}
        </p>
      )}
    </section>
  );

  function remainingText(max: number | null, free: number | null): string {
    if (max === 0) return t('usage.notIncluded');
    if (max === null) return t('usage.noLimit');
    return t('usage.leftOf', { count: free ?? 0, limit: max });
  }
}

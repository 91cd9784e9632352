import type { AllowanceCounter } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { Meter } from '../../ui/meter.tsx';
import classes from './usage.module.css';

interface UsageProps {
  kind: 'month' | 'plus' | 'today';
  counter: AllowanceCounter;
  zone: string;
}

/** Above this many visits segments are too thin to count. */
const mostSegments = 24;

/** One allowance: what is left in a number, the meter, and when it starts again. */
export function Usage({ kind, counter, zone }: UsageProps) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const { used, booked, limit } = counter;
  const left = limit === null ? null : Math.max(0, limit - used - booked);
  const resets =
    kind === 'today'
      ? t('usage.resetsTomorrow')
      : t('usage.resetsOn', { date: format.date(counter.resets_at, 'date', zone) });
  return (
    <section className={classes.usage}>
      <h3 className={classes.name}>{t(`usage.${kind}`)}</h3>
      <p className={classes.number}>
        <span className={classes.left}>{left ?? '∞'}</span>{' '}
        <span>
          {limit === null ? t('usage.noLimit') : t('usage.leftOf', { count: left ?? 0, limit })}
        </span>
      </p>
      {limit !== null && limit > 0 && limit <= mostSegments && (
        <Meter
          total={limit}
          used={used}
          booked={booked}
          label={t('usage.meter', { used, booked, limit })}
        />
      )}
      <p className={classes.facts}>
        {t('usage.facts', { used, booked })} {resets}
      </p>
    </section>
  );
}

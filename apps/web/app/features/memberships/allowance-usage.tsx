import type { AllowanceCounter } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Meter, MeterSwatch } from '#ui/display/meter.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { FigureRows } from './figure-rows.tsx';
import classes from './membership.module.css';
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
  const row = (of: 'used' | 'booked' | 'free', count: number) => {
    const name = (
      <Row as="span" align="center" gap={2}>
        <MeterSwatch kind={of} />
        {t(`usage.${of}`)}
      </Row>
    );
    return { key: of, name, figure: count };
  };
  const rows = [row('used', used), row('booked', booked)];
  if (left !== null) rows.push(row('free', left));
  return (
    <Card as="section" className={classes.usage}>
      <Heading size={4}>{t(`usage.${kind}`)}</Heading>
      <Row as="p" align="baseline" gap={2} className={classes.number}>
        <span className={classes.left}>{limit === 0 ? '–' : (left ?? used + booked)}</span>{' '}
        <span>{remainingText(limit, left)}</span>
      </Row>
      {limit !== null && limit > 0 && limit <= maxSegments && (
        <Meter
          total={limit}
          used={used}
          booked={booked}
          label={t('usage.meter', { used, booked, limit })}
        />
      )}
      {limit !== 0 && (
        <>
          <div className={classes.legend}>
            <FigureRows rows={rows} />
          </div>
          <Note className={classes.resets}>
            {kind === 'today'
              ? t('usage.resetsTomorrow')
              : t('usage.resetsOn', { date: format.date(counter.resets_at, 'day', timeZone) })}
          </Note>
        </>
      )}
    </Card>
  );

  function remainingText(max: number | null, free: number | null): string {
    if (max === 0) return t('usage.notIncluded');
    if (max === null) return t('usage.noLimit');
    return t('usage.leftOf', { count: free ?? 0, limit: max });
  }
}

import type { Membership } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Meter, MeterSwatch } from '#ui/display/figures/meter.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { FigureRows } from './figure-rows.tsx';
import classes from './membership.module.css';
import {
  type AllowanceKind,
  allowanceDateSentence,
  allowanceLimitText,
  allowanceNumber,
  freeVisitsText,
} from './membership-sentences.ts';
import { visitsLeft } from './visits-left.ts';

interface AllowanceUsageProps {
  kind: AllowanceKind;
  membership: Membership;
  timeZone: string;
}

/** Above this many visits the segments of the meter would be too thin. */
const maxSegments = 24;

/** One allowance: the remaining number, the meter with its legend, and until or from when it can be used. */
export function AllowanceUsage({ kind, membership, timeZone }: AllowanceUsageProps) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const words = { t, format, timeZone };
  const counter = membership.allowance[kind];
  const { used, booked, limit } = counter;
  const left = visitsLeft(counter);
  const row = (of: 'used' | 'booked' | 'free', count: number) => {
    const name = (
      <Row as="span" align="center" gap={2}>
        <MeterSwatch kind={of} />
        {of === 'free' ? freeVisitsText(membership, words) : t(`usage.${of}`)}
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
        <span className={classes.left}>{limit === 0 ? '–' : allowanceNumber(counter)}</span>{' '}
        <span>{allowanceLimitText(kind, counter, words)}</span>
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
          <Note className={classes.resets}>{allowanceDateSentence(kind, membership, words)}</Note>
        </>
      )}
    </Card>
  );
}

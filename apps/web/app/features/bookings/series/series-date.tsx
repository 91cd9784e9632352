import type { ClassSeries } from '@pulse/contract/client';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Text } from '#ui/layout/text.tsx';
import { eligibilityRuleLabels } from '../book-sheet/refusal/eligibility-rule-labels.ts';
import classes from './series.module.css';

type SeriesItem = ClassSeries['items'][number];

interface SeriesDateProps {
  item: SeriesItem;
  isChosen: boolean;
  onToggle: () => void;
}

/** One date of a series: to be chosen or waited for, booked already, or with the reason why it cannot be booked. */
export function SeriesDate({ item, isChosen, onToggle }: SeriesDateProps) {
  const { t } = useTranslation('series');
  const format = useFormat();
  const day = format.date(item.starts_at, 'day', item.time_zone);
  const id = useId();
  const reason = useReason(item);
  const isPossible = item.allowed || item.waitlist_position !== null;
  return (
    <div className={classes.date} data-allowed={isPossible || undefined}>
      {item.own_status === 'confirmed' ? (
        <IconCheck size={24} stroke={2} aria-hidden="true" className={classes.mark} />
      ) : (
        <input
          id={id}
          type="checkbox"
          className={classes.box}
          checked={isChosen}
          disabled={!isPossible}
          aria-describedby={`${id}-reason`}
          onChange={onToggle}
        />
      )}
      {item.own_status === 'confirmed' ? (
        <span className={classes.day}>{day}</span>
      ) : (
        <label htmlFor={id} className={classes.day}>
          {day}
        </label>
      )}
      <Numeral>{item.local_start}</Numeral>
      <Text as="span" size="small" tone="quiet" id={`${id}-reason`} className={classes.reason}>
        {item.allowed ? t('free') : reason}
      </Text>
    </div>
  );
}

/** The first reason against a date, in words. */
function useReason(item: SeriesItem): string {
  const { own_status: own, reasons, time_zone: zone } = item;
  const { t } = useTranslation('series');
  const { t: tBookings } = useTranslation('bookings');
  const format = useFormat();
  if (own) return t(own === 'confirmed' ? 'own' : 'ownOther');
  const [rule] = reasons;
  if (!rule) return '';
  if (rule.code === 'booking_not_open') {
    const { opens_at } = rule.details;
    return t('opens', {
      day: format.date(opens_at, 'date', zone),
      time: format.time(opens_at, zone),
    });
  }
  if (rule.code === 'class_full')
    return item.waitlist_position === null
      ? t('full')
      : t('fullWaitlist', { position: item.waitlist_position });
  const labels = eligibilityRuleLabels(rule, null, zone, tBookings, format);
  if (!labels) return '';
  const { label, value, note } = labels;
  // Its label is what the rule asks for, "No overlap"; the note names the other class.
  if (rule.code === 'overlapping_booking') return note;
  return [t('reason', { label, value }), note].filter(Boolean).join('. ');
}

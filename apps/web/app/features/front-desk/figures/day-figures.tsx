import type { VenueDay } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './day-figures.module.css';

/** What a venue owner asks first: who came, how full, who is new, who stayed away. */
export function DayFigures({ day }: { day: VenueDay }) {
  const { t } = useTranslation('door');
  const format = useFormat();
  const formatShare = (value: number, digits: number) =>
    format.number(value, { style: 'percent', maximumFractionDigits: digits });
  const filled = day.places_total === 0 ? 0 : day.places_filled / day.places_total;
  const figures = [
    {
      value: format.number(day.came_today),
      word: t('figures.came'),
      note: t('figures.expected', { count: day.expected_by_now }),
    },
    {
      value: formatShare(filled, 0),
      word: t('figures.filled'),
      note: t('figures.filledOf', { filled: day.places_filled, total: day.places_total }),
    },
    {
      value: format.number(day.new_members),
      word: t('figures.new'),
      note: t('figures.firstVisit'),
    },
    {
      value: formatShare(day.no_show_rate, 1),
      word: t('figures.noShow'),
      note: t('figures.before', { rate: formatShare(day.no_show_rate_before, 1) }),
    },
    {
      value: formatShare(day.late_cancel_rate, 1),
      word: t('figures.lateCancel'),
      note: t('figures.before', { rate: formatShare(day.late_cancel_rate_before, 1) }),
    },
  ];
  return (
    <ul className={classes.figures} aria-label={t('figures.label')}>
      {figures.map(({ value, word: label, note }) => (
        <li key={label} className={classes.figure}>
          <p className={classes.line}>
            <span className={classes.value}>{value}</span>{' '}
            <span className={classes.word}>{label}</span>
          </p>
          <p className={classes.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}

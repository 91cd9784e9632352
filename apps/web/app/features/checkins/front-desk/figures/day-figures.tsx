import type { VenueDay } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { KeyFigures } from '../../figures/key-figures.tsx';

interface DayFiguresProps {
  day: VenueDay;
  /** For its place in the page. */
  className?: string;
}

/** Key figures of the day: arrivals, occupancy, new members, no-shows and late cancellations. */
export function DayFigures({ day, className }: DayFiguresProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const formatShare = (value: number, digits: number) =>
    format.number(value, { style: 'percent', maximumFractionDigits: digits });
  const filled = day.places_total === 0 ? 0 : day.places_filled / day.places_total;
  const figures = [
    {
      value: format.number(day.came_today),
      label: t('figures.came'),
      note: t('figures.expected', { count: day.expected_by_now }),
    },
    {
      value: formatShare(filled, 0),
      label: t('figures.filled'),
      note: t('figures.filledOf', { filled: day.places_filled, total: day.places_total }),
    },
    {
      value: format.number(day.new_members),
      label: t('figures.new'),
      note: t('figures.firstVisit'),
    },
    {
      value: formatShare(day.no_show_rate, 1),
      label: t('figures.noShow'),
      note: t('figures.before', { rate: formatShare(day.no_show_rate_before, 1) }),
    },
    {
      value: formatShare(day.late_cancel_rate, 1),
      label: t('figures.lateCancel'),
      note: t('figures.before', { rate: formatShare(day.late_cancel_rate_before, 1) }),
    },
  ];
  return <KeyFigures label={t('figures.label')} figures={figures} className={className} />;
}

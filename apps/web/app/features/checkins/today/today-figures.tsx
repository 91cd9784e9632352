import type { PartnerToday, VenueToday } from '@pulse/contract/client';
import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { KeyFigures } from '../figures/key-figures.tsx';
import classes from './today.module.css';

interface TodayFiguresProps {
  sum: PartnerToday['sum'];
  /** The venue with the next class first. */
  venues: readonly VenueToday[];
}

/** The figures of all venues together; each leads to the page behind it. */
export function TodayFigures({ sum, venues }: TodayFiguresProps) {
  const { t } = useTranslation('partner-today');
  const format = useFormat();
  const now = useNow(60_000);
  // The venue chosen below stays chosen.
  const { search } = useLocation();
  const [first] = venues;
  const [next] = first?.next_classes ?? [];
  const share = sum.places_total === 0 ? 0 : sum.places_filled / sum.places_total;
  const proposals = venues.filter(({ rates_proposed }) => rates_proposed).length;
  const ofFirst = first ? `?venue=${first.id}` : '';
  const figures = [
    {
      value: format.number(sum.classes),
      label: t('classes', { count: sum.classes }),
      note:
        first && next
          ? t(Date.parse(next.starts_at) <= now ? 'underWay' : 'next', {
              time: format.date(next.starts_at, 'time', first.time_zone),
              venue: first.name,
            })
          : t('noneToCome'),
      to: next ? `/app/partner/class-sessions/${next.id}` : { search, hash: '#class-schedule' },
    },
    {
      value: format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
      label: t('filled'),
      note: t('filledOf', { filled: sum.places_filled, total: sum.places_total }),
      to: `/app/partner/class-schedule${ofFirst}`,
    },
    {
      value: format.number(sum.in_now),
      label: t('inNow'),
      note: t('arrived', { count: sum.arrived }),
      to: `/app/checkin-dashboard${ofFirst}`,
    },
    {
      value: format.number(sum.open_appeals + proposals),
      label: t('toAnswer'),
      note: t('inLine', { count: sum.waitlisted }),
      to:
        sum.open_appeals === 0 && proposals > 0
          ? '/app/partner/statement'
          : { search, hash: '#today-venues' },
    },
  ];
  return <KeyFigures label={t('figures')} figures={figures} className={classes.figures} />;
}

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
  const waiting = sum.open_appeals + proposals + sum.reviews_to_answer;
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
      value: format.number(waiting),
      label: t('toAnswer'),
      note:
        sum.reviews_to_answer > 0
          ? t('waits.reviews', { count: sum.reviews_to_answer })
          : t('inLine', { count: sum.waitlisted }),
      to: pageToAnswer(sum, proposals) ?? { search, hash: '#today-venues' },
    },
  ];
  return <KeyFigures label={t('figures')} figures={figures} className={classes.figures} />;
}

/** The page where everything that waits is answered; undefined where that is more than one. */
function pageToAnswer(sum: PartnerToday['sum'], proposals: number): string | undefined {
  const pages = [
    sum.open_appeals > 0 && '#today-venues',
    proposals > 0 && '/app/partner/statement',
    sum.reviews_to_answer > 0 && '/app/partner/reviews',
  ].filter((page) => page !== false);
  const [only] = pages;
  return pages.length === 1 && only?.startsWith('/') ? only : undefined;
}

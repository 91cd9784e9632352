import type { GetAnalyticsResponse } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import classes from '../analytics.module.css';

interface KeyFiguresProps {
  total: GetAnalyticsResponse['total'];
  /** The address of the rows behind a figure. */
  link: (more: Record<string, string>) => string;
  /** Further figures. */
  children?: ReactNode;
}

const KINDS = [
  'visits',
  'fill',
  'first_visits',
  'returning_visits',
  'no_shows',
  'late_cancels',
] as const;
type Kind = (typeof KINDS)[number];
type Figures = GetAnalyticsResponse['total']['present'];

/** The share of which a figure is a part; null: it is a number. */
function shareOf(kind: Kind, figures: Figures): number | null {
  const { visits, open_gym, no_shows, late_cancels, capacity, booked } = figures;
  if (kind === 'fill') return capacity > 0 ? booked / capacity : 0;
  const bookings = visits - open_gym + no_shows + late_cancels;
  if (kind === 'no_shows') return bookings > 0 ? no_shows / bookings : 0;
  if (kind === 'late_cancels') return bookings > 0 ? late_cancels / bookings : 0;
  return null;
}

/** The sums of a period, each a link to its rows, with that of the period before. */
export function KeyFigures({ total: { present, before }, link, children }: KeyFiguresProps) {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const percent = (share: number): string =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const shownValue = (kind: Kind, figures: Figures): string =>
    kind === 'fill' ? percent(shareOf(kind, figures) ?? 0) : format.number(figures[kind]);
  const changeOf = (kind: Kind, earlier: Figures): string | null => {
    const signed = { signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
    if (kind === 'fill') {
      const points = 100 * ((shareOf(kind, present) ?? 0) - (shareOf(kind, earlier) ?? 0));
      return earlier.capacity === 0
        ? null
        : t('changedPoints', { shown: format.number(points, signed) });
    }
    if (earlier[kind] === 0) return null;
    const change = (present[kind] - earlier[kind]) / earlier[kind];
    return `(${format.number(change, { ...signed, style: 'percent' })})`;
  };
  const noteOf = (kind: Kind): string => {
    const share = percent(shareOf(kind, present) ?? 0);
    if (kind === 'fill')
      return t('fillNote', {
        booked: format.number(present.booked),
        capacity: format.number(present.capacity),
      });
    if (kind === 'visits') return t('openGymNote', { count: present.open_gym });
    if (kind === 'first_visits' || kind === 'returning_visits') return t(`notes.${kind}`);
    return t('ofBookings', { share });
  };
  return (
    <dl className={classes.figures} aria-label={t('sums')}>
      {KINDS.map((kind) => (
        <div key={kind}>
          <dt>{t(`figures.${kind}`)}</dt>
          <dd>
            <Link className={classes.figure} to={link({ kind })}>
              {shownValue(kind, present)}
              <span className="visually-hidden">
                {t('openRows', { figure: t(`figures.${kind}`) })}
              </span>
            </Link>
            <Note as="span">{noteOf(kind)}</Note>
            {before && (
              <Note as="span">
                {[t('before', { value: shownValue(kind, before) }), changeOf(kind, before)]
                  .filter(Boolean)
                  .join(' ')}
              </Note>
            )}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

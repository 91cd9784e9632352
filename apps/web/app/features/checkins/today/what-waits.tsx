import type { VenueToday } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Row } from '#ui/layout/row.tsx';
import classes from './today.module.css';

/** What waits for staff at a venue, each with a link to where it is answered or read. */
export function WhatWaits({ venue }: { venue: VenueToday }) {
  const { t } = useTranslation('partner-today');
  const { id, open_appeals, reviews_to_answer, waitlisted, rates_proposed, answered_disputes } =
    venue;
  const statement = `/app/partner/statement?venue=${id}`;
  const waits = [
    open_appeals > 0 && {
      to: `/app/checkin-dashboard?venue=${id}`,
      text: t('waits.appeals', { count: open_appeals }),
    },
    reviews_to_answer > 0 && {
      to: '/app/partner/reviews',
      text: t('waits.reviews', { count: reviews_to_answer }),
    },
    waitlisted > 0 && {
      to: `/app/partner/class-schedule?venue=${id}`,
      text: t('inLine', { count: waitlisted }),
    },
    rates_proposed && { to: statement, text: t('waits.rates') },
    answered_disputes && {
      to: `${statement}&month=${answered_disputes.month}`,
      text: t('waits.disputes', { count: answered_disputes.count }),
    },
  ].filter((wait) => wait !== false && wait !== null);
  if (waits.length === 0) return null;
  return (
    <Row
      as="ul"
      gap={2}
      className="pulse-list"
      aria-label={t('waits.label', { venue: venue.name })}
    >
      {waits.map(({ to, text }) => (
        <li key={text}>
          <Link to={to} className={classes.wait}>
            {text}
          </Link>
        </li>
      ))}
    </Row>
  );
}

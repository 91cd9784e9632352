import type { Venue } from '@pulse/contract/client';
import { IconMapPin, IconStarFilled, IconTicket } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { formatVenueAddress } from '#ui/format/format-venue-address.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { OpeningStatus } from './opening-status.tsx';
import { useDistanceTo } from './use-distance-to.ts';
import classes from './venue-header.module.css';

/** The venue's name, activities, address, rating, tier and opening status. */
export function VenueHeader({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const distance = useDistanceTo(venue);
  const activities = format.list(
    venue.activities.slice(0, 3).map((activity) => shared(`activity.${activity}`)),
  );
  const { count, average } = venue.rating;
  return (
    <header className={classes.head}>
      <title>{`${venue.name} · Pulse`}</title>
      <h1 className={classes.name}>{venue.name}</h1>
      <p className={classes.subtitle}>
        {[activities, formatVenueAddress(venue)].filter(Boolean).join('. ')}
      </p>
      <Row as="ul" className={`pulse-list ${classes.details}`}>
        <li>
          <OpeningStatus opening={venue.opening} timeZone={venue.time_zone} />
        </li>
        {average !== null && (
          <li>
            <IconStarFilled size={18} aria-hidden="true" />
            <a href="#reviews" className={classes.rating}>
              {t('rating', { average: format.number(average, ONE_DECIMAL), count })}
            </a>
          </li>
        )}
        {distance !== null && (
          <li>
            <IconMapPin size={20} stroke={1.6} aria-hidden="true" />
            {format.distance(distance)}
          </li>
        )}
        <li>
          <IconTicket size={20} stroke={1.6} aria-hidden="true" />
          {t(`plans.${venue.tier}`)}
        </li>
      </Row>
    </header>
  );
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

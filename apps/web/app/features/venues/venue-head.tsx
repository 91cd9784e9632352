import type { Venue } from '@pulse/contract/client';
import { IconTicket, IconWalk } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { OpeningNow } from './opening-now.tsx';
import { useMetresTo } from './use-metres-to.ts';
import classes from './venue-head.module.css';

/** The venue's name, what one does there, where it is, and whether it is open. */
export function VenueHead({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const metres = useMetresTo(venue);
  const activities = format.words(
    venue.activities.slice(0, 3).map((activity) => shared(`activity.${activity}`)),
  );
  const { address, district, city } = venue;
  const street = address.endsWith(`, ${city}`) ? address.slice(0, -city.length - 2) : address;
  const rest = [district, city].filter((part) => part && !street.includes(part));
  const place = [street, ...rest].join(', ');
  return (
    <header className={classes.head}>
      <title>{`${venue.name} · Pulse`}</title>
      <h1 className={classes.name}>{venue.name}</h1>
      <p className={classes.line}>{activities ? `${activities}. ${place}` : place}</p>
      <ul className={classes.facts}>
        <li>
          <OpeningNow opening={venue.opening} zone={venue.time_zone} />
        </li>
        {metres !== null && (
          <li>
            <IconWalk size={20} stroke={1.6} aria-hidden="true" />
            {format.distance(metres)}
          </li>
        )}
        <li>
          <IconTicket size={20} stroke={1.6} aria-hidden="true" />
          {t(`plans.${venue.tier}`)}
        </li>
      </ul>
    </header>
  );
}

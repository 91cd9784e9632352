import type { PublicVenue } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import type { CoverLook } from '#ui/cover-art/cover-file.ts';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { OpeningLabel } from './opening-label.tsx';
import { Rating } from './rating.tsx';
import classes from './venue-card.module.css';

/** A card is a row on a phone, then one of two to five columns. */
const coverSizes = '(min-width: 75em) 20vw, (min-width: 36em) 33vw, 116px';

interface VenueCardProps {
  venue: PublicVenue;
  /** How its cover looks among its neighbours. */
  look: CoverLook | undefined;
}

/** A venue in a list, as a link to its public page. */
export function VenueCard({ venue, look }: VenueCardProps) {
  const { t: shared } = useTranslation();
  const format = useFormat();
  const { distance_m: distance, district, city } = venue;
  const where = [district || city, distance !== null && format.distance(distance)];
  const activities = venue.activities.slice(0, 3).map((name) => shared(`activity.${name}`));
  return (
    <li className={classes.card}>
      <VenueCover
        venue={venue}
        activity={venue.activities[0]}
        sources={venue.cover_sources}
        sizes={coverSizes}
        look={look}
        className={classes.cover}
      />
      <div className={classes.details}>
        <h3 className={classes.name}>
          <Link to={`/venues/${venue.slug}`} className={classes.link}>
            {venue.name}
          </Link>
        </h3>
        <p>{where.filter(Boolean).join(', ')}</p>
        {activities.length > 0 && <p>{format.list(activities)}</p>}
        <p className={classes.facts}>
          <span data-open={venue.opening.open || undefined}>
            <OpeningLabel opening={venue.opening} timeZone={venue.time_zone} />
          </span>
          <Rating rating={venue.rating} />
        </p>
      </div>
    </li>
  );
}

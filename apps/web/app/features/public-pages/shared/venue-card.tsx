import type { PublicVenue } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import type { CoverLook } from '#ui/cover-art/cover-file.ts';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { OpeningLabel } from './opening-label.tsx';
import { Rating } from './rating.tsx';
import classes from './shared.module.css';

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
      <div className={classes.cardDetails}>
        <Heading level={3} size={4} className={classes.cardName}>
          <Link to={`/venues/${venue.slug}`} className={classes.cardLink}>
            {venue.name}
          </Link>
        </Heading>
        <p>{where.filter(Boolean).join(', ')}</p>
        {activities.length > 0 && <p>{format.list(activities)}</p>}
        <Row as="p" className={classes.cardFacts}>
          <span data-open={venue.opening.open || undefined}>
            <OpeningLabel opening={venue.opening} timeZone={venue.time_zone} />
          </span>
          <Rating rating={venue.rating} />
        </Row>
      </div>
    </li>
  );
}

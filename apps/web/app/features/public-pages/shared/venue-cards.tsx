import type { PublicVenue } from '@pulse/contract/client';
import { assignCovers } from '#ui/cover-art/assign-covers.ts';
import { VenueCard } from './venue-card.tsx';
import classes from './venue-cards.module.css';

/** Venues side by side. */
export function VenueCards({ venues }: { venues: readonly PublicVenue[] }) {
  const looks = assignCovers(venues);
  return (
    <ul className={classes.cards}>
      {venues.map((venue, index) => (
        <VenueCard key={venue.id} venue={venue} look={looks[index]} />
      ))}
    </ul>
  );
}

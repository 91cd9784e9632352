import type { PublicVenue } from '@pulse/contract/client';
import { assignCovers } from '#ui/cover-art/assign-covers.ts';
import { List } from '#ui/layout/list.tsx';
import classes from './shared.module.css';
import { VenueCard } from './venue-card.tsx';

/** Venues side by side. */
export function VenueCards({ venues }: { venues: readonly PublicVenue[] }) {
  const looks = assignCovers(venues);
  return (
    <List className={classes.cards}>
      {venues.map((venue, index) => (
        <VenueCard key={venue.id} venue={venue} look={looks[index]} />
      ))}
    </List>
  );
}

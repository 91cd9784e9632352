import type { PublicVenue } from '@pulse/contract/client';
import { coverPalettes } from '../../../ui/cover-art/draw-cover-art.ts';
import { VenueCard } from './venue-card.tsx';
import classes from './venue-cards.module.css';

/** Venues side by side. */
export function VenueCards({ venues }: { venues: readonly PublicVenue[] }) {
  const palettes = coverPalettes(venues);
  return (
    <ul className={classes.cards}>
      {venues.map((venue, index) => (
        <VenueCard key={venue.id} venue={venue} palette={palettes[index] ?? 0} />
      ))}
    </ul>
  );
}

import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import type { MapVenue } from './cluster-venues.ts';
import classes from './venue-pin.module.css';

interface VenuePinProps {
  venue: MapVenue;
  selected: boolean;
  onSelect: (id: string) => void;
}

/** The marker of one venue with the start time of its leading class and its state. */
export function VenuePin({ venue, selected, onSelect }: VenuePinProps) {
  const { t } = useTranslation('map');
  const state = selected ? 'selected' : venue.state;
  return (
    <button
      type="button"
      className={classes.pin}
      data-venue={venue.id}
      data-state={state}
      aria-pressed={selected}
      aria-label={t(`pin.${venue.state}`, { name: venue.name ?? '', time: venue.label })}
      onClick={(event) => {
        event.stopPropagation();
        onSelect(venue.id);
      }}
    >
      {venue.state === 'booked' && <IconCircleCheckFilled size={14} aria-hidden="true" />}
      {venue.label || <span className={classes.dot} />}
    </button>
  );
}

import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import type { MapVenue } from '../cluster-venues.ts';
import classes from './pins.module.css';

interface VenuePinProps {
  venue: MapVenue;
  selected: boolean;
  onSelect: (id: string) => void;
}

/** The marker of one venue with the start time of its leading class and its state. */
export function VenuePin({ venue, selected, onSelect }: VenuePinProps) {
  const { t } = useTranslation('map');
  const state = selected ? 'selected' : venue.state;
  const { name = '', label } = venue;
  const knownState = label !== '' || venue.state === 'none';
  return (
    <button
      type="button"
      className={classes.pin}
      data-venue={venue.id}
      data-state={state}
      data-booked={venue.state === 'booked' || undefined}
      aria-pressed={selected}
      aria-label={knownState ? t(`pin.${venue.state}`, { name, time: label }) : name}
      onClick={(event) => {
        event.stopPropagation();
        onSelect(venue.id);
      }}
    >
      {venue.state === 'booked' && <IconCircleCheckFilled size={14} aria-hidden="true" />}
      {label || <span className={classes.dot} />}
    </button>
  );
}

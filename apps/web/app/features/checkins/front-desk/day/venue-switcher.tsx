import { type FrontDeskVenue, listFrontDeskVenuesOptions } from '@pulse/contract/client';
import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from '#light-translator';
import popoverClasses from '#ui/overlays/popover.module.css';
import { usePopover } from '#ui/overlays/use-popover.ts';
import { usePopoverPosition } from '#ui/overlays/use-popover-position.ts';
import { maxVenues } from './use-front-desk-venue.ts';
import { VenueSearch } from './venue-search.tsx';
import classes from './venue-switcher.module.css';

const maxWidth = 336;

interface VenueSwitcherProps {
  venue: FrontDeskVenue;
  onSelect: (id: string) => void;
}

/** Button that opens the search for another venue; hidden when there is only one venue. */
export function VenueSwitcher({ venue, onSelect }: VenueSwitcherProps) {
  const { t } = useTranslation('front-desk');
  const id = useId();
  const toggleButton = useRef<HTMLButtonElement>(null);
  const { position, update } = usePopoverPosition(toggleButton, maxWidth);
  const popover = usePopover({ onOpen: update });
  const { data } = useQuery(listFrontDeskVenuesOptions({ query: { limit: maxVenues } }));
  const items = data?.items ?? [];
  if (items.length < 2) return null;
  return (
    <>
      <button
        ref={toggleButton}
        type="button"
        className={classes.toggle}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={t('venue.switch', { name: venue.name })}
      >
        <IconSelector size={22} stroke={1.6} aria-hidden="true" />
      </button>
      <div
        {...popover.props}
        id={id}
        role="dialog"
        aria-label={t('venue.search')}
        className={`${popoverClasses.popover} ${classes.panel}`}
        style={position}
      >
        {popover.visible && (
          <VenueSearch
            venue={venue}
            onSelect={(venueId) => {
              popover.close();
              onSelect(venueId);
            }}
          />
        )}
      </div>
    </>
  );
}

import { type FrontDeskVenue, listFrontDeskVenuesOptions } from '@pulse/contract/client';
import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { maxVenues } from './use-front-desk-venue.ts';
import classes from './venue-switcher.module.css';

const VenueCombobox = lazy(() => import('./venue-combobox.tsx'));

interface VenueSwitcherProps {
  venue: FrontDeskVenue;
  onSelect: (id: string) => void;
}

/** Button that opens the list of venues, loaded on demand; hidden when there is only one venue. */
export function VenueSwitcher({ venue, onSelect }: VenueSwitcherProps) {
  const { t } = useTranslation('front-desk');
  const [wasOpened, setWasOpened] = useState(false);
  const { data } = useQuery(listFrontDeskVenuesOptions({ query: { limit: maxVenues } }));
  const items = data?.items ?? [];
  if (items.length < 2) return null;
  const toggleButton = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={t('venue.switch', { name: venue.name })}
      aria-busy={wasOpened || undefined}
      onClick={() => setWasOpened(true)}
    >
      <IconSelector size={22} stroke={1.6} aria-hidden="true" />
    </button>
  );
  if (!wasOpened) return toggleButton;
  return (
    <Suspense fallback={toggleButton}>
      <VenueCombobox venue={venue} onSelect={onSelect} />
    </Suspense>
  );
}

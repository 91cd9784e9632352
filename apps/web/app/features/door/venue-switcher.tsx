import { type DoorVenue, listDoorVenuesOptions } from '@pulse/contract/client';
import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostVenues } from './use-door-venue.ts';
import classes from './venue-switcher.module.css';

const Choice = lazy(() => import('./venue-choice.tsx'));

interface VenueSwitcherProps {
  venue: DoorVenue;
  onChoose: (id: string) => void;
}

/** Opens the list of venues this person runs, where there is more than one; the list is fetched then. */
export function VenueSwitcher({ venue, onChoose }: VenueSwitcherProps) {
  const { t } = useTranslation('door');
  const [asked, setAsked] = useState(false);
  const { data } = useQuery(listDoorVenuesOptions({ query: { limit: mostVenues } }));
  const items = data?.items ?? [];
  if (items.length < 2) return null;
  const opener = (
    <button
      type="button"
      className={classes.opener}
      aria-label={t('venue.switch', { name: venue.name })}
      aria-busy={asked || undefined}
      onClick={() => setAsked(true)}
    >
      <IconSelector size={22} stroke={1.6} aria-hidden="true" />
    </button>
  );
  if (!asked) return opener;
  return (
    <Suspense fallback={opener}>
      <Choice venue={venue} onChoose={onChoose} />
    </Suspense>
  );
}

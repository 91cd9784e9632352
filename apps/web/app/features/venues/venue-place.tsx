import { Button } from '@mantine/core';
import type { Venue } from '@pulse/contract/client';
import { IconWalk } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './venue-details.module.css';

/** Where it is: the map given, the address in words, and a link to a map app that knows the streets. */
export function VenuePlace({ venue, map }: { venue: Venue; map: ReactNode }) {
  const { t } = useTranslation('venues');
  const point = `${venue.latitude},${venue.longitude}`;
  return (
    <section className={classes.section}>
      <h2>{t('where')}</h2>
      <div className={classes.map}>{map}</div>
      <p className={classes.address}>{venue.address}</p>
      {venue.location_description && <p className={classes.text}>{venue.location_description}</p>}
      <Button
        component="a"
        href={`https://www.google.com/maps/dir/?api=1&destination=${point}`}
        target="_blank"
        rel="noreferrer"
        mt="sm"
        leftSection={<IconWalk size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('directions')}
      </Button>
    </section>
  );
}

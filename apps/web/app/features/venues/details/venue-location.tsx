import { Button } from '@mantine/core';
import type { Venue } from '@pulse/contract/client';
import { IconExternalLink, IconWalk } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { formatVenueAddress } from '#ui/format/format-venue-address.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './venue-details.module.css';

/** The venue's location: the given map, the address, and links to map apps. */
export function VenueLocation({ venue, map }: { venue: Venue; map: ReactNode }) {
  const { t } = useTranslation('venues');
  const { latitude, longitude } = venue;
  const newTab = { target: '_blank', rel: 'noreferrer' };
  return (
    <section className={classes.section}>
      <h2>{t('where')}</h2>
      <div className={classes.map}>{map}</div>
      <Stack gap={3}>
        <div>
          <Text strong>{formatVenueAddress(venue)}</Text>
          {venue.location_description && (
            <Text tone="quiet" prose>
              {venue.location_description}
            </Text>
          )}
        </div>
        <ActionBar>
          <Button
            component="a"
            href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
            {...newTab}
            leftSection={<IconWalk size={18} stroke={1.6} aria-hidden="true" />}
          >
            {t('directions')}
          </Button>
          <Button
            component="a"
            variant="subtle"
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            {...newTab}
            leftSection={<IconExternalLink size={18} stroke={1.6} aria-hidden="true" />}
          >
            {t('openMap')}
          </Button>
        </ActionBar>
      </Stack>
    </section>
  );
}

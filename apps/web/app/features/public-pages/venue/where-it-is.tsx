import type { Venue } from '@pulse/contract/client';
import { IconExternalLink, IconWalk } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { formatVenueAddress } from '#ui/format/format-venue-address.ts';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Section } from '#ui/page/section.tsx';
import type { CityDrawing } from '../map/city-drawing.ts';
import { VenueMap } from '../map/venue-map.tsx';
import classes from './venue-page.module.css';

/** Where the venue is: the drawn map of its city, its address, and links to map apps. */
export function WhereItIs({ venue, drawing }: { venue: Venue; drawing: CityDrawing | null }) {
  const { t } = useTranslation('venues');
  const { latitude, longitude } = venue;
  const openStreetMap = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <Section title={t('where')} ruled={drawing === null}>
      <div className={classes.columns} data-drawn={drawing !== null || undefined}>
        {drawing && <VenueMap drawing={drawing} venue={venue} />}
        <div>
          <Numeral as="p" size={2} className={classes.address}>
            {formatVenueAddress(venue)}
          </Numeral>
          {venue.location_description && (
            <Text tone="quiet" prose>
              {venue.location_description}
            </Text>
          )}
          <Row gap={2} className={classes.links}>
            <ActionLink
              to={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
              rel="noreferrer"
            >
              <IconWalk size={18} stroke={1.6} aria-hidden="true" />
              {t('directions')}
            </ActionLink>
            <ActionLink to={openStreetMap} variant="subtle" rel="noreferrer">
              <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
              {t('openMap')}
            </ActionLink>
          </Row>
        </div>
      </div>
    </Section>
  );
}

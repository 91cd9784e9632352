import type { Venue } from '@pulse/contract/client';
import { isWebAddress } from '@pulse/domain';
import { IconExternalLink, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { AuthoredText } from '#ui/layout/authored-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Section } from '#ui/page/section.tsx';
import classes from '../venue-page.module.css';
import { OpeningHours } from './opening-hours.tsx';
import { useBookingPolicy } from './use-booking-policy.ts';

/** The venue in its own words, its opening hours, what it has, and how booking works there. */
export function GoodToKnow({ venue, today }: { venue: Venue; today: string }) {
  const { t } = useTranslation('public-pages');
  const { t: tVenues } = useTranslation('venues');
  const policy = useBookingPolicy(venue);
  return (
    <Section title={t('venue.about')}>
      <div className={classes.columns} data-of="venue">
        <Stack gap={5}>
          {venue.description && (
            <AuthoredText size="lead" prose>
              {venue.description}
            </AuthoredText>
          )}
          {venue.important_info && (
            <Card sunken className={classes.info}>
              <Row wrap={false}>
                <IconInfoCircle size={22} stroke={1.6} aria-hidden="true" />
                <Text written>{venue.important_info}</Text>
              </Row>
            </Card>
          )}
          {venue.amenities.length > 0 && (
            <Stack gap={3}>
              <Heading level={3}>{tVenues('amenities')}</Heading>
              <Row as="ul" gap={2} className={classes.amenities}>
                {venue.amenities.map((amenity) => (
                  <li key={amenity}>{tVenues(`amenity.${amenity}`)}</li>
                ))}
              </Row>
            </Stack>
          )}
          <Stack gap={3}>
            <Heading level={3}>{tVenues('policy.title')}</Heading>
            <Text tone="quiet" prose>
              {policy}
            </Text>
          </Stack>
          {isWebAddress(venue.website) && (
            <a href={venue.website} className={classes.website} rel="noreferrer">
              <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
              {tVenues('website')}
            </a>
          )}
        </Stack>
        <Stack gap={3}>
          <Heading level={3}>{tVenues('hours')}</Heading>
          <OpeningHours venue={venue} today={today} />
        </Stack>
      </div>
    </Section>
  );
}

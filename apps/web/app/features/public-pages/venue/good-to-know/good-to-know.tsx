import type { Venue } from '@pulse/contract/client';
import { isWebAddress } from '@pulse/domain';
import { IconExternalLink, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { Section } from '#ui/page/section.tsx';
import classes from './good-to-know.module.css';
import { OpeningHours } from './opening-hours.tsx';
import { useBookingPolicy } from './use-booking-policy.ts';

/** The venue in its own words, its opening hours, what it has, and how booking works there. */
export function GoodToKnow({ venue, today }: { venue: Venue; today: string }) {
  const { t } = useTranslation('public-pages');
  const { t: tVenues } = useTranslation('venues');
  const policy = useBookingPolicy(venue);
  return (
    <Section title={t('venue.about')}>
      <div className={classes.columns}>
        <div className={classes.words}>
          {venue.description && <p className={classes.description}>{venue.description}</p>}
          {venue.important_info && (
            <p className={classes.info}>
              <IconInfoCircle size={22} stroke={1.6} aria-hidden="true" />
              <span>{venue.important_info}</span>
            </p>
          )}
          {venue.amenities.length > 0 && (
            <div>
              <h3 className={classes.heading}>{tVenues('amenities')}</h3>
              <ul className={classes.amenities}>
                {venue.amenities.map((amenity) => (
                  <li key={amenity}>{tVenues(`amenity.${amenity}`)}</li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h3 className={classes.heading}>{tVenues('policy.title')}</h3>
            <p className={classes.text}>{policy}</p>
          </div>
          {isWebAddress(venue.website) && (
            <a href={venue.website} className={classes.website} rel="noreferrer">
              <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
              {tVenues('website')}
            </a>
          )}
        </div>
        <div>
          <h3 className={classes.heading}>{tVenues('hours')}</h3>
          <OpeningHours venue={venue} today={today} />
        </div>
      </div>
    </Section>
  );
}

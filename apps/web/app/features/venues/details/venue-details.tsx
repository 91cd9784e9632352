import type { Venue } from '@pulse/contract/client';
import { IconExternalLink, IconInfoCircle, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { AuthoredText } from '#ui/layout/authored-text.tsx';
import { Row } from '#ui/layout/row.tsx';
import { PolicySentences } from './policy-sentences.tsx';
import classes from './venue-details.module.css';

/** The venue's important information; renders nothing without any. */
export function VenueInfo({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  if (!venue.important_info) return null;
  return (
    <section className={classes.info}>
      <Row wrap={false}>
        <IconInfoCircle size={22} stroke={1.6} aria-hidden="true" />
        <div>
          <h2>{t('info')}</h2>
          <p>{venue.important_info}</p>
        </div>
      </Row>
    </section>
  );
}

/** The venue's description, website and phone number. */
export function VenueAbout({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  if (!venue.description && !venue.website && !venue.phone) return null;
  return (
    <section className={classes.section}>
      <h2>{t('about')}</h2>
      <AuthoredText tone="quiet" prose>
        {venue.description}
      </AuthoredText>
      <p className={classes.links}>
        {venue.website && (
          <a href={venue.website} target="_blank" rel="noreferrer">
            <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
            {t('website')}
          </a>
        )}
        {venue.phone && (
          <a href={`tel:${venue.phone}`}>
            <IconPhone size={18} stroke={1.6} aria-hidden="true" />
            {venue.phone}
          </a>
        )}
      </p>
    </section>
  );
}

/** The venue's amenities and booking policy. */
export function VenueDetails({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  return (
    <>
      {venue.amenities.length > 0 && (
        <section className={classes.section}>
          <h2>{t('amenities')}</h2>
          <Row as="ul" gap={2} className={`pulse-list ${classes.amenities}`}>
            {venue.amenities.map((amenity) => (
              <li key={amenity}>{t(`amenity.${amenity}`)}</li>
            ))}
          </Row>
        </section>
      )}
      <section className={classes.section}>
        <h2>{t('policy.title')}</h2>
        <ul className={classes.bullets}>
          <PolicySentences
            policy={venue.booking_policy}
            limit={venue.visit_limit_per_month}
            openGym={venue.open_gym}
          />
        </ul>
      </section>
    </>
  );
}

import type { VenuePage } from '@pulse/contract/client';
import { IconDoor, IconTicket } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { CoverArt } from '#ui/cover-art/cover-art.tsx';
import { coverArtOfActivity } from '#ui/cover-art/cover-art-of-activity.ts';
import { Picture } from '#ui/display/pictures/picture.tsx';
import { formatVenueAddress } from '#ui/format/format-venue-address.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import { OpeningLabel } from '../../shared/opening-label.tsx';
import { Rating } from '../../shared/rating.tsx';
import classes from './hero.module.css';
import { NextClass } from './next-class.tsx';

/** The first screen: what and where the venue is, and the class that can be booked next. */
export function VenueHero({ page }: { page: VenuePage }) {
  const { t } = useTranslation('public-pages');
  const { t: shared } = useTranslation();
  const { t: tVenues } = useTranslation('venues');
  const format = useFormat();
  const { venue, city_slug } = page;
  const activities = venue.activities.slice(0, 4).map((name) => shared(`activity.${name}`));
  const [image] = venue.images;
  const city = city_slug ? [{ to: `/cities/${city_slug}`, name: format.city(venue.city) }] : [];
  return (
    <div>
      <Breadcrumb
        above={[{ to: '/cities', name: t('cities.name') }, ...city]}
        current={venue.name}
      />
      <div className={classes.hero}>
        <div className={classes.text}>
          <Heading level={1} size={1} className={classes.name}>
            {venue.name}
          </Heading>
          <Text size="lead" tone="quiet" className={classes.what}>
            {[format.list(activities), formatVenueAddress(venue)].filter(Boolean).join('. ')}
          </Text>
          <List className={classes.facts}>
            <li data-open={venue.opening.open || undefined}>
              <IconDoor size={20} stroke={1.6} aria-hidden="true" />
              <OpeningLabel opening={venue.opening} timeZone={venue.time_zone} />
            </li>
            {venue.rating.average !== null && (
              <li>
                <a href="#reviews">
                  <Rating rating={venue.rating} />
                </a>
              </li>
            )}
            <li>
              <IconTicket size={20} stroke={1.6} aria-hidden="true" />
              <a href="#prices">
                {page.drop_in
                  ? t('venue.from', { price: format.money(page.drop_in.lowest) })
                  : tVenues(`plans.${venue.tier}`)}
              </a>
            </li>
          </List>
          <NextClass page={page} />
        </div>
        <div className={classes.cover}>
          <CoverArt
            kind={coverArtOfActivity(venue.activities[0])}
            seed={venue.id}
            name={venue.name}
            eager
            className={classes.art}
          />
          {image && (
            <Picture
              image={image}
              alt={image.alt}
              sizes="(min-width: 62em) 48vw, 100vw"
              className={classes.photo}
            />
          )}
        </div>
      </div>
    </div>
  );
}

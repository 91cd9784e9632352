import type { ClassSession } from '@pulse/contract/client';
import { IconMapPin2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Action, ActionLink } from '../../ui/action.tsx';
import { PlaceDots } from '../../ui/place-dots.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import classes from './hero.module.css';

const claims = [
  ['claim.venuesCount', 'claim.venues'],
  ['claim.citiesCount', 'claim.cities'],
  ['claim.minutesCount', 'claim.minutes'],
] as const;

interface HeroProps {
  /** The class that begins next; the city shows it once it is known. */
  next?: ClassSession;
}

/** The first screen: the city from above, what Pulse is, and a search that works without waiting. */
export function Hero({ next }: HeroProps) {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.headline}>{t('hero.headline')}</h1>
        <p className={classes.lead}>{t('hero.lead')}</p>
        <Form className={classes.search} action="/app/explore" method="get">
          <label className={classes.field}>
            <IconSearch size={22} stroke={1.6} aria-hidden="true" />
            <span className="visually-hidden">{t('hero.searchLabel')}</span>
            <input
              type="search"
              name="q"
              className={classes.input}
              placeholder={t('hero.searchPlaceholder')}
              autoComplete="off"
            />
          </label>
          <Action type="submit" variant="book" size="large">
            {t('hero.search')}
          </Action>
        </Form>
        <ActionLink to="/app/explore" variant="quiet" className={classes.map}>
          <IconMapPin2 size={20} stroke={1.6} aria-hidden="true" />
          {t('hero.map')}
        </ActionLink>
        <dl className={classes.claims}>
          {claims.map(([count, name]) => (
            <div key={name} className={classes.claim}>
              <dt>{t(name)}</dt>
              <dd>{t(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classes.city}>
        <div className={classes.pin} aria-hidden="true">
          <span className={classes.disc}>
            {next ? (
              <TimeText instant={next.starts_at} zone={next.time_zone} />
            ) : (
              <svg
                viewBox="0 0 34 34"
                width="46"
                height="46"
                aria-hidden="true"
                className={classes.mark}
              >
                <path d="M2 17 H9.4 L13 10.4 L18.6 23.6 L22.2 15 L23.4 17 H32" />
              </svg>
            )}
          </span>
        </div>
        {next && <NextClass session={next} />}
      </div>
    </section>
  );
}

function NextClass({ session }: { session: ClassSession }) {
  return (
    <Link to={`/app/venue/${session.venue.id}`} className={classes.card}>
      <TimeText instant={session.starts_at} zone={session.time_zone} className={classes.time} />
      <span className={classes.what}>
        <strong className={classes.title}>{session.title}</strong>
        <span className={classes.where}>
          {session.venue.name}, {session.venue.city}
        </span>
      </span>
      <span className={classes.places}>
        <PlaceDots capacity={session.capacity} taken={session.booked} />
      </span>
    </Link>
  );
}

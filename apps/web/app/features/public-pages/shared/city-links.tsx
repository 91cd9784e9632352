import type { PublicCity } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from './city-links.module.css';

/** Cities in large type with the number of their venues, as links to their pages. */
export function CityLinks({ cities }: { cities: readonly PublicCity[] }) {
  const { t } = useTranslation('public-pages');
  return (
    <ul className={classes.cities}>
      {cities.map(({ slug, name, venues }) => (
        <li key={slug}>
          <Link to={`/cities/${slug}`} className={classes.link}>
            <span className={classes.name} translate="no">
              {name}
            </span>{' '}
            <span className={classes.count}>{t('cities.venues', { count: venues })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { PublicCity } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './shared.module.css';

/** Cities in large type with the number of their venues, as links to their pages. */
export function CityLinks({ cities }: { cities: readonly PublicCity[] }) {
  const { t } = useTranslation('public-pages');
  return (
    <List className={classes.cities}>
      {cities.map(({ slug, name, venues }) => (
        <li key={slug}>
          <Link to={`/cities/${slug}`} className={classes.city}>
            <span className={classes.cityName} translate="no">
              {name}
            </span>{' '}
            <Text as="span" size="small" tone="quiet">
              {t('cities.venues', { count: venues })}
            </Text>
          </Link>
        </li>
      ))}
    </List>
  );
}

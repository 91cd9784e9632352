import type { PublicCity } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './shared.module.css';

/** Cities in large type with the number of their venues, as links to their pages. */
export function CityLinks({ cities }: { cities: readonly PublicCity[] }) {
  const { t } = useTranslation('public-pages');
  const format = useFormat();
  return (
    <List className={classes.cities}>
      {cities.map(({ slug, name, venues }) => (
        <li key={slug}>
          <Link to={`/cities/${slug}`} className={classes.city}>
            <Numeral size={2} className={classes.cityName} translate="no">
              {format.city(name)}
            </Numeral>{' '}
            <Text as="span" size="small" tone="quiet">
              {t('cities.venues', { count: venues })}
            </Text>
          </Link>
        </li>
      ))}
    </List>
  );
}

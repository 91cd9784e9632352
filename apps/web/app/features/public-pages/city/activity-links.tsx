import type { CityPage } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import classes from './city-page.module.css';

/** The activities of a city with the number of venues, each a link that shows only those. */
export function ActivityLinks({ page }: { page: CityPage }) {
  const { t } = useTranslation('public-pages');
  const { t: shared } = useTranslation();
  const { city, activity: chosen, activities } = page;
  const path = `/cities/${city.slug}`;
  return (
    <nav aria-label={t('city.activities')}>
      <List className={classes.activities}>
        <li>
          <Link to={`${path}#venues`} aria-current={chosen === null ? 'true' : undefined}>
            {t('city.all')} <span>{city.venues}</span>
          </Link>
        </li>
        {activities.map(({ activity, venues }) => (
          <li key={activity}>
            <Link
              to={`${path}?activity=${activity}#venues`}
              aria-current={activity === chosen ? 'true' : undefined}
            >
              {shared(`activity.${activity}`)} <span>{venues}</span>
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

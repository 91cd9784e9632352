import type { CityPage } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import choices from '#ui/controls/choices.module.css';
import { List } from '#ui/layout/list.tsx';

/** The activities of a city with the number of venues, each a link that shows only those. */
export function ActivityLinks({ page }: { page: CityPage }) {
  const { t } = useTranslation('public-pages');
  const { t: shared } = useTranslation();
  const { city, activity: chosen, activities } = page;
  const path = `/cities/${city.slug}`;
  return (
    <nav aria-label={t('city.activities')}>
      <List className={choices.row} data-wrap>
        <li>
          <Link
            to={`${path}#venues`}
            className={choices.choice}
            aria-current={chosen === null ? 'true' : undefined}
          >
            <span>
              {t('city.all')} {city.venues}
            </span>
          </Link>
        </li>
        {activities.map(({ activity, venues }) => (
          <li key={activity}>
            <Link
              to={`${path}?activity=${activity}#venues`}
              className={choices.choice}
              aria-current={activity === chosen ? 'true' : undefined}
            >
              <span>
                {shared(`activity.${activity}`)} {venues}
              </span>
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

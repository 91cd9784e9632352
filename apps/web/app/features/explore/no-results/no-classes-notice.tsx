import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { Row } from '#ui/layout/row.tsx';
import { countFilters } from '../address/explore-address.ts';
import { suggestionsQuery } from '../explore-query.ts';
import { AddSearchAlert } from '../search-alerts/add-search-alert.tsx';
import classes from './no-results.module.css';
import { type SearchProps, SuggestedSearches } from './suggested-searches.tsx';

/** Shown above venues without classes that day, with suggestions of where and when there are some. */
export function NoClassesNotice(props: SearchProps) {
  const { t } = useTranslation('explore');
  const { search, place, date, distanceFrom } = props;
  const filtered = search.q !== '' || countFilters(search) > 0;
  const { data } = useQuery(suggestionsQuery(search, place, date, distanceFrom));
  return (
    <Row align="center" justify="between" className={classes.noClasses}>
      <p>{t(filtered ? 'empty.noMatchingClasses' : 'empty.noClasses')}</p>
      <Row as="span">{data && <SuggestedSearches suggestions={data} {...props} />}</Row>
      <Suspense>
        <AddSearchAlert search={search} place={place} date={date} />
      </Suspense>
    </Row>
  );
}

import { Button } from '@mantine/core';
import type { WaysOut } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import {
  countFilters,
  type ExplorePlace,
  type ExploreSearch,
  noFilters,
} from './explore-address.ts';
import { hereKm, waysOutQuery } from './explore-query.ts';
import { FilterBlame } from './filter-blame.tsx';
import classes from './no-venues.module.css';
import { OtherWays } from './other-ways.tsx';
import type { SearchProps } from './search-props.ts';

/** Nothing found: says which filter is to blame, and offers to lift just that one, a day or a place. */
export function NoVenues(props: SearchProps) {
  const { search, place, date, onChange } = props;
  const { t } = useTranslation('explore');
  const answer = useQuery(waysOutQuery(search, place, date));
  const set = countFilters(search) > 0 || search.q !== '';
  if (answer.isPending)
    return (
      <div className={classes.empty}>
        <LoadingRows rows={2} height={120} />
      </div>
    );
  const ways = answer.data;
  return (
    <div className={classes.empty}>
      <EmptyState
        floor={set ? 'running' : 'surf'}
        action={
          <div className={classes.ways}>
            {ways && canLiftOne(ways) && (
              <FilterBlame search={search} ways={ways} onChange={onChange} />
            )}
            <span className={classes.actions}>
              {set && !canLiftOne(ways) && (
                <Button variant="filled" onClick={() => onChange({ ...noFilters })}>
                  {t('empty.clear')}
                </Button>
              )}
              {ways && <OtherWays ways={ways} {...props} />}
            </span>
          </div>
        }
      >
        <Sentence search={search} place={place} ways={ways} />
      </EmptyState>
    </div>
  );
}

const canLiftOne = (ways: WaysOut | undefined) => ways?.lifts.some(({ venues }) => venues > 0);

function Sentence({
  search,
  place,
  ways,
}: {
  search: ExploreSearch;
  place: ExplorePlace;
  ways: WaysOut | undefined;
}) {
  const { t } = useTranslation('explore');
  const filters = ways?.lifts.length ?? 0;
  const here = ways?.without_filters ?? 0;
  if (filters === 0 && !ways)
    return search.q ? t('empty.text', { q: search.q }) : t('empty.filters');
  if (filters > 0 && here > 0)
    return canLiftOne(ways)
      ? t('empty.filtered', { count: here })
      : t('empty.together', { count: here });
  return place.kind === 'box' ? t('empty.box') : t('empty.near', { km: hereKm });
}

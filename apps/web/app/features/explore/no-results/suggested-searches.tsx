import { Button } from '@mantine/core';
import type { SearchSuggestions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import type { Point } from '#ui/location/geolocation.ts';
import type { ExplorePlace, ExploreSearch } from '../address/explore-address.ts';
import type { FilterProps } from '../filters/filter-props.ts';

/** The search without results, and the callbacks that change it. */
export interface SearchProps extends FilterProps {
  place: ExplorePlace;
  date: string;
  /** Where distances are measured from; null is the middle of the place. */
  distanceFrom: Point | null;
  onPlace: (place: ExplorePlace, change?: Partial<ExploreSearch>) => void;
}

type SuggestedSearchesProps = { suggestions: SearchSuggestions } & Pick<
  SearchProps,
  'onChange' | 'onPlace'
>;

/** Buttons for the nearest day and the nearest city with results for the same search. */
export function SuggestedSearches({
  suggestions: { day, place },
  onChange,
  onPlace,
}: SuggestedSearchesProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  return (
    <>
      {day && (
        <Button onClick={() => onChange({ date: day.date })}>
          {t('empty.day', {
            day: format.date(`${day.date}T12:00:00Z`, 'day', 'UTC'),
            count: day.venues,
          })}
        </Button>
      )}
      {place && (
        <Button
          onClick={() =>
            onPlace({
              kind: 'city',
              name: place.city,
              latitude: place.latitude,
              longitude: place.longitude,
            })
          }
        >
          {t('empty.city', {
            city: format.city(place.city),
            distance: format.distance(place.distance_m),
          })}
        </Button>
      )}
    </>
  );
}

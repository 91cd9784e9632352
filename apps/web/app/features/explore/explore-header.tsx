import { lazy, type Ref, type RefObject, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { DayStrip } from '#ui/controls/day-strip.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ShareSearch } from './address/share-search.tsx';
import classes from './explore.module.css';
import { ExploreTitle } from './explore-title.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { PlaceSearch } from './search/place-search.tsx';
import type { useExplore } from './use-explore.ts';

const PositionStatus = lazy(async () => ({
  default: (await import('./filters/position-status.tsx')).PositionStatus,
}));

interface ExploreHeaderProps {
  explore: ReturnType<typeof useExplore>;
  onNearMe: () => void;
  searchField: RefObject<HTMLInputElement | null>;
  introRef: Ref<HTMLDivElement>;
  toolsRef: Ref<HTMLDivElement>;
  /** Pixels of the header that scroll away. */
  scrollOffset: number;
}

/** Place, day and filters of the search. */
export function ExploreHeader({ explore, onNearMe, searchField, ...layout }: ExploreHeaderProps) {
  const { search, change, place, goTo, position, today, date, days } = explore;
  const { t } = useTranslation('explore');
  const filters = { search, onChange: change, place, position };
  const { total, isTotalMinimum, venuesQuery } = explore;
  const found = venuesQuery.isPlaceholderData || isTotalMinimum ? null : total;
  return (
    <header className={classes.header} style={{ insetBlockStart: -layout.scrollOffset }}>
      <div ref={layout.introRef} className={classes.intro}>
        <Row align="start" justify="between" wrap={false} className={classes.top}>
          <ExploreTitle place={place} date={date} today={today} />
          <ShareSearch search={{ ...search, place, date }} />
        </Row>
        <PlaceSearch
          q={search.q}
          onChange={change}
          place={place}
          date={date}
          onPlace={goTo}
          onNearMe={onNearMe}
          positionState={position.lastPurpose === 'place' ? position.state : 'unknown'}
          searchField={searchField}
        />
      </div>
      <div ref={layout.toolsRef} className={classes.tools}>
        <DayStrip
          days={days}
          value={date}
          onChange={(day) => change({ date: day === today ? null : day })}
          today={{ date: today, label: t('today') }}
          label={t('day')}
        />
        <FilterBar {...filters} found={found} />
        {(search.travelFrom || position.state !== 'unknown') && (
          <Suspense>
            <PositionStatus {...filters} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

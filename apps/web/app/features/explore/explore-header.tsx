import type { Ref, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from '../../ui/day-strip.tsx';
import classes from './explore.module.css';
import { ExploreTitle } from './explore-title.tsx';
import { FilterBar } from './filter-bar.tsx';
import { PlaceSearch } from './place-search.tsx';
import { PositionWords } from './position-words.tsx';
import { ShareSearch } from './share-search.tsx';
import type { useExplore } from './use-explore.ts';

interface ExploreHeaderProps {
  explore: ReturnType<typeof useExplore>;
  onNearMe: () => void;
  field: RefObject<HTMLInputElement | null>;
  introRef: Ref<HTMLDivElement>;
  toolsRef: Ref<HTMLDivElement>;
  /** How much of the header may scroll away, in px. */
  lifted: number;
}

/** Where, when and what: all that the list below answers to. */
export function ExploreHeader({ explore, onNearMe, field, ...look }: ExploreHeaderProps) {
  const { search, change, place, goTo, position, today, date, days } = explore;
  const { t } = useTranslation('explore');
  const filters = { search, onChange: change, place, position };
  return (
    <header className={classes.header} style={{ insetBlockStart: -look.lifted }}>
      <div ref={look.introRef} className={classes.intro}>
        <div className={classes.top}>
          <ExploreTitle place={place} date={date} today={today} />
          <ShareSearch search={{ ...search, place, date }} />
        </div>
        <PlaceSearch
          q={search.q}
          onChange={change}
          onPlace={(city) => goTo(city, { q: '' })}
          onNearMe={onNearMe}
          positionState={position.askedFor === 'place' ? position.state : 'unknown'}
          field={field}
        />
      </div>
      <div ref={look.toolsRef} className={classes.tools}>
        <DayStrip
          days={days}
          value={date}
          onChange={(day) => change({ date: day === today ? null : day })}
          today={{ date: today, word: t('today') }}
          label={t('day')}
        />
        <FilterBar {...filters} />
        <PositionWords {...filters} />
      </div>
    </header>
  );
}

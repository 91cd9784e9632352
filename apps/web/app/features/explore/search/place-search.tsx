import { Button } from '@mantine/core';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from '#light-translator';
import { useCombobox } from '../../../ui/controls/use-combobox.ts';
import type { ExplorePlace } from '../address/explore-address.ts';
import type { PositionState } from '../address/use-position.ts';
import type { FilterProps } from '../filters/filter-props.ts';
import classes from './place-search.module.css';
import type { RecentSearch } from './recent-searches.ts';
import { SearchOptions } from './search-options.tsx';
import { useSearchOptions } from './use-search-options.ts';
import { useSearchText } from './use-search-text.ts';

interface PlaceSearchProps extends Pick<FilterProps, 'onChange'> {
  q: string;
  onPlace: (place: ExplorePlace) => void;
  onNearMe: () => void;
  positionState: PositionState;
  searchField: RefObject<HTMLInputElement | null>;
}

/** The search field for classes, venues, coaches and areas, with recent searches and cities as options. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { t } = useTranslation('explore');
  const searchText = useSearchText(props.q, props.onChange);
  const { options, save, remove, clear } = useSearchOptions(searchText.text);

  const runSearch = (search: RecentSearch) => {
    save(search);
    if (search.kind === 'city') {
      searchText.clearWithoutSearch();
      props.onPlace(search);
    } else searchText.set(search.words);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option?.kind === 'clear') return clear();
    list.close();
    if (option) runSearch(option.kind === 'city' ? option.city : option.search);
  };
  const removeOption = (index: number) => {
    const option = options[index];
    if (option?.kind === 'recent') remove(option.search);
    return option?.kind === 'recent';
  };
  const submitText = () => {
    searchText.flush();
    if (searchText.text.trim()) save({ kind: 'words', words: searchText.text.trim() });
  };
  const list = useCombobox({
    count: options.length,
    onChoose: choose,
    onRemove: removeOption,
    onEnter: submitText,
    onClear: () => searchText.set(''),
  });

  return (
    <search className={classes.search}>
      <IconSearch size={20} stroke={1.8} aria-hidden="true" className={classes.icon} />
      <input
        ref={props.searchField}
        className={classes.input}
        placeholder={t('search.hint')}
        aria-label={t('search.hint')}
        aria-keyshortcuts="/"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={searchText.text}
        onChange={(event) => {
          searchText.type(event.currentTarget.value);
          list.typed();
        }}
        {...list.field}
        onBlur={() => {
          submitText();
          list.close();
        }}
      />
      {searchText.text === '' && !list.open && (
        <span aria-hidden="true" className={classes.shortcut}>
          /
        </span>
      )}
      <Button
        variant="subtle"
        className={classes.nearMe}
        loading={props.positionState === 'locating'}
        aria-label={t('search.nearMe')}
        onClick={props.onNearMe}
      >
        <IconCurrentLocation size={19} stroke={1.6} aria-hidden="true" />
        <span className={classes.nearMeLabel}>{t('search.nearMe')}</span>
      </Button>
      {list.open && (
        <SearchOptions
          id={list.listId}
          optionId={list.optionId}
          options={options}
          active={list.active}
          onChoose={choose}
          onRemove={removeOption}
        />
      )}
    </search>
  );
}

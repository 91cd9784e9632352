import { Button } from '@mantine/core';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExplorePlace } from './explore-address.ts';
import type { FilterProps } from './filter-props.ts';
import classes from './place-search.module.css';
import type { RecentSearch } from './recent-searches.ts';
import { SearchOptions } from './search-options.tsx';
import { useCombobox } from './use-combobox.ts';
import type { PositionState } from './use-position.ts';
import { useSearchOptions } from './use-search-options.ts';
import { useSearchText } from './use-search-text.ts';

interface PlaceSearchProps extends Pick<FilterProps, 'onChange'> {
  q: string;
  onPlace: (place: ExplorePlace) => void;
  onNearMe: () => void;
  positionState: PositionState;
  field: RefObject<HTMLInputElement | null>;
}

/** One field for a class, a venue, a coach or an area: the last searches, then cities as one types. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { t } = useTranslation('explore');
  const words = useSearchText(props.q, props.onChange);
  const { options, keep, forget, forgetAll } = useSearchOptions(words.text);

  const look = (search: RecentSearch) => {
    keep(search);
    if (search.kind === 'city') {
      words.drop();
      props.onPlace(search);
    } else words.set(search.words);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option?.kind === 'forget') return forgetAll();
    list.close();
    if (option) look(option.kind === 'city' ? option.city : option.search);
  };
  const remove = (index: number) => {
    const option = options[index];
    if (option?.kind === 'recent') forget(option.search);
    return option?.kind === 'recent';
  };
  const finish = () => {
    words.flush();
    if (words.text.trim()) keep({ kind: 'words', words: words.text.trim() });
  };
  const list = useCombobox({
    count: options.length,
    onChoose: choose,
    onRemove: remove,
    onEnter: finish,
    onClear: () => words.set(''),
  });

  return (
    <search className={classes.search}>
      <IconSearch size={20} stroke={1.8} aria-hidden="true" className={classes.glass} />
      <input
        ref={props.field}
        className={classes.input}
        placeholder={t('search.hint')}
        aria-label={t('search.hint')}
        aria-keyshortcuts="/"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={words.text}
        onChange={(event) => {
          words.type(event.currentTarget.value);
          list.typed();
        }}
        {...list.field}
        onBlur={() => {
          finish();
          list.close();
        }}
      />
      {words.text === '' && !list.open && (
        <span aria-hidden="true" className={classes.key}>
          /
        </span>
      )}
      <Button
        variant="subtle"
        className={classes.near}
        loading={props.positionState === 'asking'}
        aria-label={t('search.nearMe')}
        onClick={props.onNearMe}
      >
        <IconCurrentLocation size={19} stroke={1.6} aria-hidden="true" />
        <span className={classes.nearWord}>{t('search.nearMe')}</span>
      </Button>
      {list.open && (
        <SearchOptions
          id={list.listId}
          optionId={list.optionId}
          options={options}
          active={list.active}
          onChoose={choose}
          onRemove={remove}
        />
      )}
    </search>
  );
}

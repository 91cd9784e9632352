import { Button } from '@mantine/core';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useCombobox } from '#ui/controls/use-combobox.ts';
import type { ChangeSearch } from '../address/use-explore-address.ts';
import type { PositionState } from '../address/use-position.ts';
import type { SubmitSearch } from '../address/use-submit-search.ts';
import classes from './search.module.css';
import type { SuggestionsHandle } from './search-suggestions.tsx';
import { useSearchText } from './use-search-text.ts';

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions.tsx')).SearchSuggestions,
}));

interface PlaceSearchProps extends SubmitSearch {
  onChange: ChangeSearch;
  q: string;
  onNearMe: () => void;
  positionState: PositionState;
  searchField: RefObject<HTMLInputElement | null>;
}

/**
 * The search field for classes, venues, coaches and areas. Enter searches for the text as it is
 * understood; the options are recent searches, or what the text may mean.
 */
export function PlaceSearch(props: PlaceSearchProps) {
  const { t } = useTranslation('explore');
  const searchText = useSearchText(props.q, props.onChange);
  const { text, type } = searchText;
  const [wasFocused, setWasFocused] = useState(false);
  const [count, setCount] = useState(0);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const suggestions = useRef<SuggestionsHandle>(null);
  const list = useCombobox({
    count,
    onChoose: (index) => suggestions.current?.choose(index),
    onRemove: (index) => suggestions.current?.remove(index) ?? false,
    onEnter: () => setSubmitted(text.trim()),
    onClear: () => type(''),
  });

  return (
    <search className={classes.search} onFocus={() => setWasFocused(true)}>
      <IconSearch size={20} stroke={1.8} aria-hidden="true" className={classes.icon} />
      <input
        ref={props.searchField}
        className={classes.input}
        placeholder={t('search.hint')}
        aria-label={t('search.hint')}
        aria-keyshortcuts="/"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => {
          type(event.currentTarget.value);
          list.typed();
        }}
        {...list.field}
      />
      {text === '' && !list.open && (
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
      {wasFocused && (
        <Suspense>
          <SearchSuggestions
            {...props}
            ref={suggestions}
            searchText={searchText}
            list={list}
            submitted={submitted}
            onSubmitted={() => setSubmitted(null)}
            onCount={setCount}
          />
        </Suspense>
      )}
    </search>
  );
}

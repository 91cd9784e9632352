import { Button } from '@mantine/core';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useCombobox } from '../../../ui/controls/use-combobox.ts';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import {
  isPlainText,
  namesFilter,
  type SearchChange,
  toPlace,
} from '../address/understood-search.ts';
import type { ChangeSearch } from '../address/use-explore-address.ts';
import type { PositionState } from '../address/use-position.ts';
import { type SubmitSearch, useSubmitSearch } from '../address/use-submit-search.ts';
import classes from './place-search.module.css';
import type { RecentSearch } from './recent-searches.ts';
import { type SearchOption, useSearchOptions } from './use-search-options.ts';
import { useSearchText } from './use-search-text.ts';

const SearchOptions = lazy(async () => ({
  default: (await import('./search-options.tsx')).SearchOptions,
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
  const navigate = useNavigate();
  const { text, type, send, show } = useSearchText(props.q, props.onChange);
  const { options, interpretation, save, remove, clear } = useSearchOptions(
    text,
    props.place,
    props.date,
  );
  const { apply, submit } = useSubmitSearch(props);

  const plainText =
    interpretation && isPlainText(interpretation.understood)
      ? interpretation.understood.text
      : undefined;
  const sendPlainText = useEffectEvent(send);
  // Once for each text: after going back, the text of the URL is not replaced by the typed one.
  useEffect(() => {
    if (plainText !== undefined) sendPlainText(plainText);
  }, [plainText]);

  const run = (next: SearchChange) => {
    apply(next);
    show(next.change.q ?? '');
  };
  const search = async (words: string) => {
    if (!words) return send('');
    show(words);
    const understood = await submit(words);
    if (!understood) return save({ kind: 'words', words });
    const { area, coach, text: rest } = understood;
    const isArea = area && !coach && rest === '' && !namesFilter(understood);
    save(isArea ? toPlace(area) : { kind: 'words', words });
    show(coach ? '' : rest);
  };
  const runRecent = (recent: RecentSearch) => {
    if (recent.kind === 'words') return void search(recent.words);
    save(recent);
    run({ place: recent, change: { q: '' } });
  };
  const runOption = async (option: Exclude<SearchOption, { kind: 'recent' | 'clear' }>) => {
    if (option.kind === 'correction') return search(option.text);
    if (option.kind === 'venue') return navigate(`/app/venue/${option.venue.id}`);
    // Part of the options' own file, which is loaded by now.
    const { changeOfOption, recentOfOption } = await import('./choose-option.ts');
    save(recentOfOption(option, text.trim()));
    run(changeOfOption(option, interpretation?.understood ?? null));
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option?.kind === 'clear') return clear();
    list.close();
    if (option?.kind === 'recent') runRecent(option.search);
    else if (option) void runOption(option);
  };
  const removeOption = (index: number) => {
    const option = options[index];
    if (option?.kind === 'recent') remove(option.search);
    return option?.kind === 'recent';
  };
  const list = useCombobox({
    count: options.length,
    onChoose: choose,
    onRemove: removeOption,
    onEnter: () => void search(text.trim()),
    onClear: () => type(''),
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
      <LiveRegion>
        {list.open && interpretation && t('search.suggestions', { count: options.length })}
      </LiveRegion>
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
      {list.open && (
        <Suspense>
          <SearchOptions
            id={list.listId}
            optionId={list.optionId}
            options={options}
            active={list.active}
            onChoose={choose}
            onRemove={removeOption}
          />
        </Suspense>
      )}
    </search>
  );
}

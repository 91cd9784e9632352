import { type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import type { useCombobox } from '#ui/controls/use-combobox.ts';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import {
  isPlainText,
  namesFilter,
  type SearchChange,
  toPlace,
} from '../address/understood-search.ts';
import { type SubmitSearch, useSubmitSearch } from '../address/use-submit-search.ts';
import { useVenueHref } from '../visitor.ts';
import { changeOfOption, recentOfOption } from './choose-option.ts';
import type { RecentSearch } from './recent-searches.ts';
import { SearchOptions } from './search-options.tsx';
import { type SearchOption, useSearchOptions } from './use-search-options.ts';
import type { SearchText } from './use-search-text.ts';

/** What the keyboard does with the options, by their index. */
export interface SuggestionsHandle {
  choose: (index: number) => void;
  /** Returns whether the option can be removed. */
  remove: (index: number) => boolean;
}

export interface SearchSuggestionsProps extends SubmitSearch {
  ref: Ref<SuggestionsHandle>;
  searchText: SearchText;
  list: ReturnType<typeof useCombobox>;
  /** A text to search for, as it is understood; null without one. */
  submitted: string | null;
  onSubmitted: () => void;
  onCount: (count: number) => void;
}

/**
 * The options of the search field, and what they and Enter do. Loaded when the field is first focused.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { searchText, list, submitted } = props;
  const { text, send, show } = searchText;
  const { t } = useTranslation('explore');
  const navigate = useNavigate();
  const hrefOf = useVenueHref();
  const { apply, submit } = useSubmitSearch(props);
  const { options, interpretation, save, remove, removeViewed, clear } = useSearchOptions(
    text,
    props.place,
    props.date,
  );

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
  const runOption = (option: SearchOption) => {
    if (option.kind === 'recent') return runRecent(option.search);
    if (option.kind === 'clear') return clear();
    if (option.kind === 'correction') return void search(option.text);
    if (option.kind === 'venue' || option.kind === 'viewed')
      return void navigate(hrefOf(option.venue.id));
    save(recentOfOption(option, text.trim()));
    run(changeOfOption(option, interpretation?.understood ?? null));
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    if (option.kind !== 'clear') list.close();
    runOption(option);
  };
  const removeOption = (index: number) => {
    const option = options[index];
    if (option?.kind === 'recent') remove(option.search);
    if (option?.kind === 'viewed') removeViewed(option.venue.id);
    return option?.kind === 'recent' || option?.kind === 'viewed';
  };
  useImperativeHandle(props.ref, () => ({ choose, remove: removeOption }));

  const plainText =
    interpretation && isPlainText(interpretation.understood)
      ? interpretation.understood.text
      : undefined;
  const sendPlainText = useEffectEvent(send);
  // Once for each text: after going back, the text of the URL is not replaced by the typed one.
  useEffect(() => {
    if (plainText !== undefined) sendPlainText(plainText);
  }, [plainText]);

  const searchSubmitted = useEffectEvent((words: string) => {
    props.onSubmitted();
    void search(words);
  });
  useEffect(() => {
    if (submitted !== null) searchSubmitted(submitted);
  }, [submitted]);

  const reportCount = useEffectEvent(props.onCount);
  useEffect(() => reportCount(options.length), [options.length]);

  return (
    <>
      <LiveRegion>
        {list.open && interpretation && t('search.suggestions', { count: options.length })}
      </LiveRegion>
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
    </>
  );
}

import type { SessionAtVenue, VenueSummary, VenueWithClasses } from '@pulse/contract/client';
import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { assignCovers } from '#ui/cover-art/assign-covers.ts';
import { Text } from '#ui/layout/text.tsx';
import { pageKeyOf } from '#ui/page/history-entry.ts';
import { createPageMemory } from '#ui/page/page-memory.ts';
import type { Travel } from './leave-by.tsx';
import { LoadMore } from './load-more.tsx';
import classes from './results.module.css';
import { rowHeight } from './row-height.ts';
import { useKeyboardNavigation } from './use-keyboard-navigation.ts';
import { VenueRow } from './venue-row.tsx';

/** The list's imperative handle. */
export interface VenueListHandle {
  /** Focuses the row of a venue, or the first one; returns false when there is none. */
  focus(venueId?: string): boolean;
}

export interface VenueListProps {
  ref: RefObject<VenueListHandle | null>;
  items: readonly VenueWithClasses[];
  /** The number of venues, including those not loaded yet. */
  total: number;
  /** Whether there may be more than `total`. */
  isTotalMinimum: boolean;
  date: string;
  selectedId: string | null;
  travel: Travel | null;
  /** The scroll container. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Pixels at the container's top covered by the sticky header. */
  stickyHeight: number;
  hasMore: boolean;
  loadingMore: boolean;
  failedMore: boolean;
  onMore: () => void;
  onSelect: (venueId: string) => void;
  /** Called when the keyboard moves to a venue; null when a venue is opened. */
  onKeyboardFocus: (venueId: string | null) => void;
  onPick: (session: SessionAtVenue, venue: VenueSummary) => void;
  renderFavouriteButton: (venue: VenueWithClasses['venue']) => ReactNode;
}

/** How the list was left: its scroll position and what is needed to draw the same rows there. */
const listMemory = createPageMemory<{
  offset: number;
  top: number;
  rect: { width: number; height: number } | undefined;
  sizes: VirtualItem[];
}>();

/** The next page is loaded when this many rows are left. */
const prefetchRows = 8;

/** Whether a row is the first of those without a class that day, which follow the others. */
const startsWithoutClass = (items: VenueListProps['items'], index: number) =>
  items[index]?.sessions_total === 0 && (items[index - 1]?.sessions_total ?? 0) > 0;

/**
 * The venues found, virtualised. It is rendered before the first results, so that its offset is known
 * by then.
 */
export function VenueList(props: VenueListProps) {
  const { items, selectedId, scroller, total, hasMore, loadingMore, onMore } = props;
  const { t } = useTranslation('explore');
  const list = useRef<HTMLUListElement>(null);
  const pageKey = pageKeyOf(useLocation());
  const [left] = useState(() => listMemory.read(pageKey));
  const scrolledTo = useRef(left ? selectedId : null);
  const [top, setTop] = useState(left?.top ?? 0);
  const looks = useMemo(() => assignCovers(items.map(({ venue }) => venue)), [items]);
  const focusedIndex = useRef<number | null>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => items[index]?.venue.id ?? index,
    overscan: 2,
    initialOffset: left?.offset,
    // About what the header leaves of the screen: the first rows are drawn with the page.
    initialRect: left?.rect ?? { width: window.innerWidth, height: window.innerHeight / 2 },
    initialMeasurementsCache: left?.sizes,
    scrollMargin: top,
    scrollPaddingStart: props.stickyHeight,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      // The focused row stays rendered, so that the focus is not lost.
      const keptIndex = focusedIndex.current;
      if (keptIndex === null || keptIndex >= range.count || shown.includes(keptIndex)) return shown;
      return [...shown, keptIndex].sort((one, other) => one - other);
    },
  });
  const keyboard = useKeyboardNavigation({
    count: items.length,
    hasMore: hasMore && !props.failedMore,
    loadingMore,
    onMore,
    scrollTo: (index) => rows.scrollToIndex(index, { align: 'auto' }),
    getRowControl: (index) =>
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-main]`) ?? null,
    onFocusRow: (index) => {
      const id = items[index]?.venue.id;
      if (!id) return;
      scrolledTo.current = id;
      props.onKeyboardFocus(id);
    },
  });
  focusedIndex.current = keyboard.focusedIndex;

  useImperativeHandle(props.ref, () => ({
    focus: (venueId) => {
      const index = venueId ? items.findIndex((item) => item.venue.id === venueId) : 0;
      if (index < 0 || items.length === 0) return false;
      keyboard.focusRow(index);
      return true;
    },
  }));

  // The content above the list changes with the results.
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0));

  const remember = useEffectEvent(() => {
    const offset = rows.scrollOffset ?? 0;
    const rect = rows.scrollRect ?? undefined;
    if (items.length > 0)
      listMemory.write(pageKey, { offset, top, rect, sizes: rows.takeSnapshot() });
  });
  useEffect(() => () => remember(), []);

  // Once for each selection: pages that arrive later must not scroll the list again.
  useEffect(() => {
    if (scrolledTo.current === selectedId || items.length === 0) return;
    scrolledTo.current = selectedId;
    const index = items.findIndex((item) => item.venue.id === selectedId);
    if (index >= 0) rows.scrollToIndex(index, { align: 'auto' });
  }, [items, selectedId, rows]);

  const shown = rows.getVirtualItems();
  const lastShown = rows.range?.endIndex ?? 0;
  const nearEnd = hasMore && !props.failedMore && lastShown >= items.length - prefetchRows;
  useEffect(() => {
    if (nearEnd && !loadingMore) onMore();
  }, [nearEnd, loadingMore, onMore]);

  return (
    <>
      <ul
        ref={list}
        className={classes.list}
        style={{ height: rows.getTotalSize() }}
        aria-label={t('found')}
        aria-hidden={items.length === 0 || undefined}
      >
        {shown.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={classes.item}
                style={{ transform: `translateY(${start - top}px)` }}
                aria-setsize={props.isTotalMinimum ? -1 : total}
                aria-posinset={index + 1}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') props.onKeyboardFocus(null);
                  keyboard.onKeyDown(event, index);
                }}
                onFocus={() => keyboard.setFocusedIndex(index)}
                onBlur={() => keyboard.setFocusedIndex(null)}
              >
                {startsWithoutClass(items, index) && (
                  <Text tone="quiet" strong className={classes.group}>
                    {t('withoutClass')}
                  </Text>
                )}
                <VenueRow
                  item={item}
                  date={props.date}
                  selected={item.venue.id === selectedId}
                  travel={props.travel}
                  look={looks[index]}
                  onSelect={props.onSelect}
                  onPick={props.onPick}
                  renderFavouriteButton={props.renderFavouriteButton}
                />
              </li>
            )
          );
        })}
      </ul>
      {items.length > 0 && (
        <LoadMore
          hasMore={hasMore}
          failed={props.failedMore}
          loading={loadingMore}
          onMore={onMore}
          remaining={props.isTotalMinimum ? null : total - items.length}
        />
      )}
    </>
  );
}

import type { SessionAtVenue, VenueWithClasses } from '@pulse/contract/client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '#light-translator';
import type { Point } from '../address/explore-address.ts';
import type { Position } from '../address/use-position.ts';
import { coverPalettes } from './cover-palettes.ts';
import { LoadMore } from './load-more.tsx';
import { useKeyboardNavigation } from './use-keyboard-navigation.ts';
import classes from './venue-list.module.css';
import { VenueRow } from './venue-row.tsx';

/** What others may do with the list. */
export interface VenueListHandle {
  /** Gives the focus to the row of this venue, or to the first; false when there is none. */
  focus(venueId?: string): boolean;
}

export interface VenueListProps {
  ref: RefObject<VenueListHandle | null>;
  items: readonly VenueWithClasses[];
  /** How many there are with those not fetched yet. */
  total: number;
  date: string;
  selectedId: string | null;
  position: Position | null;
  travelFrom: Point | null;
  /** What scrolls the list. */
  scroller: RefObject<HTMLDivElement | null>;
  /** How much of the scroller's top is covered by what sticks there, in px. */
  stickyHeight: number;
  hasMore: boolean;
  loadingMore: boolean;
  failedMore: boolean;
  onMore: () => void;
  onSelect: (venueId: string) => void;
  /** The keyboard came to this venue; null when it goes no farther. */
  onKeyboardFocus: (venueId: string | null) => void;
  onPick: (session: SessionAtVenue) => void;
  renderFavouriteButton: (venue: VenueWithClasses['venue']) => ReactNode;
}

/** The height of a row with one line of slots, in px; the rest is measured. */
export const rowHeight = 141;
/** The next page is fetched when this many rows are left. */
const prefetchRows = 12;

/**
 * The venues found; only the rows in view stand in the page, however many there are. It stands before
 * the first are found, so that it knows its place by then.
 */
export function VenueList(props: VenueListProps) {
  const { items, selectedId, scroller, total, hasMore, loadingMore, onMore } = props;
  const { t } = useTranslation('explore');
  const list = useRef<HTMLUListElement>(null);
  const scrolledTo = useRef<string | null>(null);
  const [top, setTop] = useState(0);
  const palettes = useMemo(() => coverPalettes(items), [items]);
  const focusedIndex = useRef<number | null>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => items[index]?.venue.id ?? index,
    overscan: 2,
    scrollMargin: top,
    scrollPaddingStart: props.stickyHeight,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      // The row with the focus stays, else the focus would be lost with it.
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
  focusedIndex.current = keyboard.held;

  useImperativeHandle(props.ref, () => ({
    focus: (venueId) => {
      const index = venueId ? items.findIndex((item) => item.venue.id === venueId) : 0;
      if (index < 0 || items.length === 0) return false;
      keyboard.walkTo(index);
      return true;
    },
  }));

  // What stands above the list comes and goes with what was found.
  useEffect(() => setTop(list.current?.offsetTop ?? 0));

  // Once for each selection: pages that arrive later must not scroll the list again.
  useEffect(() => {
    if (scrolledTo.current === selectedId) return;
    const index = items.findIndex((item) => item.venue.id === selectedId);
    if (index < 0) return;
    scrolledTo.current = selectedId;
    rows.scrollToIndex(index, { align: 'auto' });
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
                aria-setsize={total}
                aria-posinset={index + 1}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') props.onKeyboardFocus(null);
                  keyboard.onKeyDown(event, index);
                }}
                onFocus={() => keyboard.hold(index)}
                onBlur={() => keyboard.hold(null)}
              >
                <VenueRow
                  item={item}
                  date={props.date}
                  selected={item.venue.id === selectedId}
                  position={props.position}
                  travelFrom={props.travelFrom}
                  palette={palettes[index]}
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
          remaining={total - items.length}
        />
      )}
    </>
  );
}

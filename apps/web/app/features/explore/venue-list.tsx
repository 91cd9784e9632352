import { Button } from '@mantine/core';
import type { SessionAtVenue, VenueWithClasses } from '@pulse/contract/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowPalettes } from './row-palettes.ts';
import type { Position } from './use-position.ts';
import classes from './venue-list.module.css';
import { VenueRow } from './venue-row.tsx';

interface VenueListProps {
  items: readonly VenueWithClasses[];
  date: string;
  selectedId: string | null;
  position: Position | null;
  /** What scrolls the list. */
  scroller: RefObject<HTMLDivElement | null>;
  /** How much of the scroller's top is covered by what sticks there, in px. */
  covered: number;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  onSelect: (venueId: string) => void;
  onPick: (session: SessionAtVenue, item: VenueWithClasses) => void;
}

/** The height of a row with one line of slots, in px; the rest is measured. */
export const rowHeight = 141;

/** The venues found; only the rows in view stand in the page, however many there are. */
export function VenueList(props: VenueListProps) {
  const { items, selectedId, scroller } = props;
  const { t } = useTranslation('explore');
  const list = useRef<HTMLUListElement>(null);
  const scrolledTo = useRef<string | null>(null);
  const [top, setTop] = useState(0);
  const palettes = useMemo(() => rowPalettes(items), [items]);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => items[index]?.venue.id ?? index,
    overscan: 5,
    scrollMargin: top,
    scrollPaddingStart: props.covered,
  });

  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);

  // Once for each selection: pages that arrive later must not scroll the list again.
  useEffect(() => {
    if (scrolledTo.current === selectedId) return;
    const index = items.findIndex((item) => item.venue.id === selectedId);
    if (index < 0) return;
    scrolledTo.current = selectedId;
    rows.scrollToIndex(index, { align: 'auto' });
  }, [items, selectedId, rows]);

  return (
    <>
      <ul
        ref={list}
        className={classes.list}
        style={{ height: rows.getTotalSize() }}
        aria-label={t('found')}
      >
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={classes.item}
                style={{ transform: `translateY(${start - top}px)` }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                <VenueRow
                  item={item}
                  date={props.date}
                  selected={item.venue.id === selectedId}
                  position={props.position}
                  palette={palettes[index]}
                  onSelect={props.onSelect}
                  onPick={(session) => props.onPick(session, item)}
                />
              </li>
            )
          );
        })}
      </ul>
      {props.hasMore && (
        <div className={classes.more}>
          <Button onClick={props.onMore} loading={props.loadingMore}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

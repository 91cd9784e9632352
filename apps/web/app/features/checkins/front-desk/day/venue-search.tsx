import { useDebouncedValue } from '@mantine/hooks';
import { type FrontDeskVenue, listFrontDeskVenuesOptions } from '@pulse/contract/client';
import { IconCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { archivedLast } from '#ui/choices/archived-last.ts';
import { useVenueName } from '#ui/choices/use-venue-name.ts';
import { useCombobox } from '#ui/controls/use-combobox.ts';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { maxVenues } from './use-front-desk-venue.ts';
import classes from './venue-switcher.module.css';

interface VenueSearchProps {
  venue: FrontDeskVenue;
  onSelect: (id: string) => void;
}

/** The venues whose front desk the user may run; typing finds others by name. */
export function VenueSearch({ venue, onSelect }: VenueSearchProps) {
  const { t } = useTranslation('front-desk');
  const nameOf = useVenueName();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [search, setSearch] = useState('');
  const [debouncedSearch] = useDebouncedValue(search.trim(), 250);
  const query = { limit: maxVenues, q: debouncedSearch || undefined };
  const { data } = useQuery({
    ...listFrontDeskVenuesOptions({ query }),
    placeholderData: keepPreviousData,
  });
  const items = archivedLast(data?.items ?? []);
  const choose = (index: number) => {
    const chosen = items[index];
    if (chosen) onSelect(chosen.id);
  };
  const list = useCombobox({ count: items.length, onChoose: choose });

  return (
    <>
      <input
        ref={field}
        {...list.field}
        // Escape closes the popover, not the list alone.
        onKeyDown={(event: KeyboardEvent) => event.key !== 'Escape' && list.field.onKeyDown(event)}
        className={classes.field}
        type="search"
        autoComplete="off"
        placeholder={t('venue.search')}
        aria-label={t('venue.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          list.typed();
        }}
      />
      <div id={list.listId} role="listbox" aria-label={t('venue.search')} className={classes.list}>
        {items.map(({ id, name, status, city, district }, index) => (
          <Row
            key={id}
            align="center"
            justify="between"
            wrap={false}
            id={list.optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === list.active}
            className={classes.option}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(index);
            }}
          >
            <span>
              <Text as="span" strong className={classes.name}>
                {nameOf({ name, status })}
              </Text>
              <Note as="span" className={classes.place}>
                {district || city}
              </Note>
            </span>
            {id === venue.id && <IconCheck size={18} stroke={1.8} aria-hidden="true" />}
          </Row>
        ))}
      </div>
      {data && items.length === 0 && <Note className={classes.note}>{t('venue.none')}</Note>}
      {items.length === maxVenues && (
        <Note className={classes.note}>{t('venue.more', { count: maxVenues })}</Note>
      )}
    </>
  );
}

import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type DoorVenue, listDoorVenuesOptions } from '@pulse/contract/client';
import { IconSelector } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostVenues } from './use-door-venue.ts';
import classes from './venue-switcher.module.css';

/** A list this short is taken in at a glance and needs no search. */
const shortList = 8;

interface VenueChoiceProps {
  venue: DoorVenue;
  onChoose: (id: string) => void;
}

/** The list of venues this person runs, open from the start; typing finds others by name. */
export default function VenueChoice({ venue, onChoose }: VenueChoiceProps) {
  const { t } = useTranslation('door');
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), 250);
  const opener = useRef<HTMLButtonElement>(null);
  const combobox = useCombobox({
    defaultOpened: true,
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      setSearch('');
      // The field that was typed into goes with the list.
      if (document.activeElement instanceof HTMLInputElement) opener.current?.focus();
    },
  });
  const query = { limit: mostVenues, q: wanted || undefined };
  const { data } = useQuery({
    ...listDoorVenuesOptions({ query }),
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? [];
  const searches = wanted !== '' || items.length > shortList;

  // The button that was pressed is gone: the focus goes to where it would have gone from there.
  const focusFirst = useRef(() => opener.current?.focus());
  useEffect(() => focusFirst.current(), []);
  useEffect(() => {
    if (searches) combobox.focusSearchInput();
  }, [searches, combobox.focusSearchInput]);

  return (
    <Combobox
      store={combobox}
      width={320}
      position="bottom-start"
      onOptionSubmit={(id) => {
        onChoose(id);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button">
        <button
          ref={opener}
          type="button"
          className={classes.opener}
          aria-label={t('venue.switch', { name: venue.name })}
          onClick={() => combobox.toggleDropdown()}
        >
          <IconSelector size={22} stroke={1.6} aria-hidden="true" />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        {searches && (
          <Combobox.Search
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            placeholder={t('venue.search')}
            aria-label={t('venue.search')}
          />
        )}
        <Combobox.Options
          className={classes.options}
          aria-label={t('venue.search')}
          // A long list scrolls, so the keyboard has to reach it.
          tabIndex={0}
        >
          {items.map(({ id, name, city, district }) => (
            <Combobox.Option key={id} value={id} active={id === venue.id}>
              <span className={classes.name}>{name}</span>
              <span className={classes.place}>{district || city}</span>
            </Combobox.Option>
          ))}
          {items.length === 0 && <Combobox.Empty>{t('venue.none')}</Combobox.Empty>}
        </Combobox.Options>
        {items.length === mostVenues && (
          <Combobox.Footer>{t('venue.more', { count: mostVenues })}</Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FrontDeskVenue, listFrontDeskVenuesOptions } from '@pulse/contract/client';
import { IconSelector } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { maxVenues } from './use-front-desk-venue.ts';
import classes from './venue-switcher.module.css';

/** Up to this many venues are listed without a search field. */
const maxWithoutSearch = 8;

interface VenueComboboxProps {
  venue: FrontDeskVenue;
  onSelect: (id: string) => void;
}

/** The venues whose front desk the user may run, initially open; typing finds others by name. */
export default function VenueCombobox({ venue, onSelect }: VenueComboboxProps) {
  const { t } = useTranslation('front-desk');
  const [search, setSearch] = useState('');
  const [debouncedSearch] = useDebouncedValue(search.trim(), 250);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const combobox = useCombobox({
    defaultOpened: true,
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      setSearch('');
      // The search field is removed with the list, so the focus moves to the button.
      if (document.activeElement instanceof HTMLInputElement) toggleButton.current?.focus();
    },
  });
  const query = { limit: maxVenues, q: debouncedSearch || undefined };
  const { data } = useQuery({
    ...listFrontDeskVenuesOptions({ query }),
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? [];
  const isSearchable = debouncedSearch !== '' || items.length > maxWithoutSearch;

  // The pressed button was replaced by this one, so the focus moves here.
  const focusToggle = useRef(() => toggleButton.current?.focus());
  useEffect(() => focusToggle.current(), []);
  useEffect(() => {
    if (isSearchable) combobox.focusSearchInput();
  }, [isSearchable, combobox.focusSearchInput]);

  return (
    <Combobox
      store={combobox}
      width={320}
      position="bottom-start"
      onOptionSubmit={(id) => {
        onSelect(id);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button">
        <button
          ref={toggleButton}
          type="button"
          className={classes.toggle}
          aria-label={t('venue.switch', { name: venue.name })}
          onClick={() => combobox.toggleDropdown()}
        >
          <IconSelector size={22} stroke={1.6} aria-hidden="true" />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        {isSearchable && (
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
          // A long list scrolls, so it must be focusable.
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
        {items.length === maxVenues && (
          <Combobox.Footer>{t('venue.more', { count: maxVenues })}</Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

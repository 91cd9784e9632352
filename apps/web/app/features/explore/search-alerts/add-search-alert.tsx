import { Button } from '@mantine/core';
import { listSearchAlertsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import type { ExplorePlace, ExploreSearch } from '../address/explore-address.ts';
import { useFilterLabels } from '../labels/use-filter-labels.ts';
import { useIsVisitor } from '../visitor.ts';
import classes from './add-search-alert.module.css';
import { AlertChoices } from './alert-choices.tsx';
import { filtersNotKept, keyOfAlertSearch, toAlertSearch } from './alert-search.ts';

interface AddSearchAlertProps {
  search: ExploreSearch;
  place: ExplorePlace;
  /** The local day that is searched, YYYY-MM-DD. */
  date: string;
}

/** Button that offers to tell the member when a class appears, that day or on any of the next days. */
export function AddSearchAlert(props: AddSearchAlertProps) {
  return useIsVisitor() ? null : <AddSearchAlertButton {...props} />;
}

function AddSearchAlertButton({ search, place, date }: AddSearchAlertProps) {
  const { t } = useTranslation('search-alerts');
  const format = useFormat();
  const labelOf = useFilterLabels(search);
  const choices = useId();
  const onDay = toAlertSearch(search, place, date);
  const onAnyDay = toAlertSearch(search, place, null);
  const keys = [onDay, onAnyDay].map(keyOfAlertSearch);
  // Another search begins with the button again.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const isOpen = openFor === keys[0];
  const { data: isKept = false } = useQuery({
    ...listSearchAlertsOptions(),
    enabled: isOpen,
    select: ({ items }) => items.some((alert) => keys.includes(keyOfAlertSearch(alert.search))),
  });
  const notKept = filtersNotKept(search);
  return (
    <Stack gap={3} className={classes.add}>
      {!(isOpen && isKept) && (
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? choices : undefined}
          onClick={() => setOpenFor(isOpen ? null : (keys[0] ?? null))}
        >
          {t('add')}
        </Button>
      )}
      {isOpen && !isKept && (
        <div id={choices} ref={scrollIntoView} className={classes.open}>
          <AlertChoices onDay={onDay} onAnyDay={onAnyDay} hasFiltersNotKept={notKept.length > 0} />
          {notKept.length > 0 && (
            <Text size="small" tone="quiet" prose className={classes.note}>
              {t('notKept', { filters: format.list(notKept.map(labelOf)) })}
            </Text>
          )}
        </div>
      )}
      <div role="status">
        {isOpen && isKept && (
          // The button that was pressed is gone: the sentence keeps the keyboard's place.
          <p ref={focusOnArrival} tabIndex={-1}>
            {t('added')} <Link to="/app/profile#search-alerts">{t('list')}</Link>
          </p>
        )}
      </div>
    </Stack>
  );
}

/** Opened at the lower edge, the days to choose from would be out of sight. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

const focusOnArrival = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

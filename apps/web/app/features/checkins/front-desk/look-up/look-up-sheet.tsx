import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type FoundMember,
  type FrontDeskVenue,
  listPartnerClassSessionsOptions,
  lookUpMembers,
} from '@pulse/contract/client';
import { EARLIER_VISITOR_CHARACTERS } from '@pulse/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { useOnline } from '#ui/network/use-online.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Announcements } from '../../announcements.tsx';
import { listWalkInClasses } from '../../walk-in/list-walk-in-classes.ts';
import { FoundMemberRow } from './found-member-row.tsx';
import classes from './look-up-sheet.module.css';

interface LookUpSheetProps {
  opened: boolean;
  onClose: () => void;
  venue: FrontDeskVenue;
  /** What is looked up as soon as it opens; empty for a look-up by hand. */
  query: string;
}

/** The key of a look-up; the front desk refetches it after each check-in. */
const lookUpKey = (venueId: string, q: string) => [
  { _id: 'lookUpMembers', tags: ['look-up'], venueId, q },
];

/** Finds members by name, email address or member code, to check them in without a QR code. */
export default function LookUpSheet({ opened, onClose, venue, query }: LookUpSheetProps) {
  const { t } = useTranslation('front-desk');
  const online = useOnline();
  return (
    <Sheet opened={opened} onClose={onClose} title={t('lookUp.title')}>
      {online ? (
        <MemberLookUp key={query} venue={venue} query={query} />
      ) : (
        <p>{t('offline.noLookUp')}</p>
      )}
    </Sheet>
  );
}

function MemberLookUp({ venue, query }: Pick<LookUpSheetProps, 'venue' | 'query'>) {
  const { t } = useTranslation('front-desk');
  const [name, setName] = useState(query);
  const [debouncedName] = useDebouncedValue(name.trim(), 250);
  const isLongEnough = debouncedName.length >= 2;
  const onlyToday = [...debouncedName].length < EARLIER_VISITOR_CHARACTERS;
  const lookUpQuery = useQuery({
    queryKey: lookUpKey(venue.id, debouncedName),
    queryFn: async ({ signal }) => {
      const body = { venue_id: venue.id, q: debouncedName };
      const { data } = await lookUpMembers({ body, signal, throwOnError: true });
      return { ...data, q: debouncedName };
    },
    enabled: isLongEnough,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const today = useQuery(listPartnerClassSessionsOptions({ query: { venue_id: venue.id } }));
  const walkInClasses = listWalkInClasses(today.data?.items ?? [], useNow(10_000));
  // Of the query before, while the next one is answered.
  const typed = lookUpQuery.data?.q ?? '';
  const items = isLongEnough ? (lookUpQuery.data?.items ?? []) : [];
  return (
    <Stack className={classes.lookUp}>
      <TextInput
        type="search"
        label={t('lookUp.name')}
        description={t('lookUp.hint')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      <Announcements
        before={isLongEnough && lookUpQuery.data ? t('lookUp.found', { count: items.length }) : ''}
      >
        {isLongEnough && (
          <QueryContent
            query={lookUpQuery}
            loading={<LoadingRows rows={2} height={64} />}
            isEmpty={() => items.length === 0}
            empty={
              <Text tone="quiet">
                {t(onlyToday ? 'lookUp.noneToday' : 'lookUp.none', { name: debouncedName })}
              </Text>
            }
          >
            {() => (
              <List>
                {items.map((found, index) => (
                  <FoundMemberRow
                    key={typed.includes('@') ? index : rowKey(items, index)}
                    found={found}
                    query={typed}
                    timeZone={venue.time_zone}
                    walkInClasses={walkInClasses}
                  />
                ))}
              </List>
            )}
          </QueryContent>
        )}
      </Announcements>
    </Stack>
  );
}

// By member and not by booking: a row stays the same when its member is given a place. By an address one
// person is found, whose code appears with the place.
function rowKey(items: readonly FoundMember[], index: number): string {
  const code = items[index]?.member.member_code;
  const before = items.slice(0, index).filter(({ member }) => member.member_code === code);
  return `${code} ${before.length}`;
}

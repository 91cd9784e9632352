import {
  getRosterOptions,
  type PartnerClassSession,
  type RosterEntry,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';

/** Who has a place in a class with whom they bring, and who waits for one, in the order of the line. */
export function SessionRoster({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const roster = useQuery(getRosterOptions({ path: { id: session.id } }));
  return (
    <QueryContent
      query={roster}
      loading={<LoadingRows rows={Math.max(1, Math.min(session.booked, 8))} height={60} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<Text tone="quiet">{t('roster.empty')}</Text>}
    >
      {({ items }) => {
        const waiting = items
          .filter(({ status }) => status === 'waitlisted')
          .toSorted((a, b) => (a.waitlist_position ?? 0) - (b.waitlist_position ?? 0));
        const coming = items.filter(({ status }) => status !== 'waitlisted');
        return (
          <>
            {coming.length === 0 && <Text tone="quiet">{t('roster.empty')}</Text>}
            <People entries={coming} />
            {waiting.length > 0 && (
              <div>
                <Heading level={3} size={4}>
                  {t('roster.waitlist')}
                </Heading>
                <People entries={waiting} />
              </div>
            )}
          </>
        );
      }}
    </QueryContent>
  );
}

function People({ entries }: { entries: readonly RosterEntry[] }) {
  const { t } = useTranslation('partner-schedule');
  return (
    <List>
      {entries.map((entry) => {
        const name = entry.full_name || t('roster.deleted');
        return (
          <ListItem key={entry.booking_id} space={3}>
            <Row align="center" wrap={false}>
              <Avatar name={name} photo={entry.photo_url} size={36} />
              <div>
                <Text strong>{name}</Text>
                {entry.status === 'waitlisted' && (
                  <Note>{t('roster.position', { position: entry.waitlist_position })}</Note>
                )}
                {entry.status === 'pending' && (
                  <Note>{t(entry.paid_by === 'drop_in' ? 'roster.unpaid' : 'roster.offered')}</Note>
                )}
                {entry.guests.map((guest) => (
                  <Note key={guest.id}>
                    {t('roster.bringsGuest', { guest: guest.name || t('roster.guest') })}
                  </Note>
                ))}
              </div>
            </Row>
          </ListItem>
        );
      })}
    </List>
  );
}

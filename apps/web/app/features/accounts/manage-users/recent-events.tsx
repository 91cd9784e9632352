import type { UserForStaff } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './users.module.css';

/** The latest security events of an account. */
export function RecentEvents({ events }: { events: UserForStaff['security_events'] }) {
  const { t } = useTranslation('platform-users');
  const names = useTranslation('platform-audit').t;
  const format = useFormat();
  return (
    <section aria-labelledby="recent-events">
      <Heading id="recent-events" className={classes.heading}>
        {t('events.title')}
      </Heading>
      {events.length === 0 && <Note>{t('events.none')}</Note>}
      <List ruled hidden={events.length === 0}>
        {events.map(({ id, event, at, address, device }) => (
          <ListItem key={id} space={3} className={classes.row}>
            <Text strong>{names(`action.${event}`)}</Text>
            <Note>
              <time dateTime={at}>
                {format.date(at, 'fullDate')}, {format.time(at)}
              </time>
              {address && (
                <span translate="no">
                  {' '}
                  · {address}
                  {device && ` · ${device}`}
                </span>
              )}
            </Note>
          </ListItem>
        ))}
      </List>
    </section>
  );
}

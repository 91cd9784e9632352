import type { Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './venue-page.module.css';

/** Enough to know a venue by; the app lists all. */
const maxCoaches = 8;

/** The venue's coaches with what they teach and their next class here. */
export function Coaches({ venue: { trainers, time_zone } }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  const format = useFormat();
  return (
    <List className={classes.coaches}>
      {trainers
        .slice(0, maxCoaches)
        .map(({ id, name, bio, activities, photo_url, next_session }) => (
          <ListItem key={id}>
            <Row wrap={false} gap={4}>
              <Avatar name={name} photo={photo_url} size={72} />
              <Stack gap={1} className={classes.coach}>
                <Heading level={3} size={4}>
                  {name}
                </Heading>
                <Note>
                  {format.list(activities.map((activity) => shared(`activity.${activity}`)))}
                </Note>
                {bio && <Text size="small">{bio}</Text>}
                {next_session && (
                  <Note>
                    {t('trainer.next', {
                      title: next_session.title,
                      day: format.date(next_session.starts_at, 'shortDay', time_zone),
                      time: format.time(next_session.starts_at, time_zone),
                    })}
                  </Note>
                )}
              </Stack>
            </Row>
          </ListItem>
        ))}
    </List>
  );
}

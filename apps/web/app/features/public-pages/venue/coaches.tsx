import type { Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/avatar.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
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
          <li key={id} className={classes.coach}>
            <Avatar name={name} photo={photo_url} size={72} />
            <Stack gap={1} className={classes.coachDetails}>
              <Heading level={3} size={4} className={classes.coachName}>
                {name}
              </Heading>
              <p>{format.list(activities.map((activity) => shared(`activity.${activity}`)))}</p>
              {bio && <p className={classes.bio}>{bio}</p>}
              {next_session && (
                <p>
                  {t('trainer.next', {
                    title: next_session.title,
                    day: format.date(next_session.starts_at, 'shortDay', time_zone),
                    time: format.time(next_session.starts_at, time_zone),
                  })}
                </p>
              )}
            </Stack>
          </li>
        ))}
    </List>
  );
}

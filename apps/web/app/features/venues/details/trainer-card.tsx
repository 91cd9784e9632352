import type { Venue } from '@pulse/contract/client';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './venue-details.module.css';

type Trainer = Venue['trainers'][number];

/** One trainer with activities, bio and next class. */
export function TrainerCard({ trainer, timeZone }: { trainer: Trainer; timeZone: string }) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const { id, name, bio, activities, photo_url, next_session: next } = trainer;
  return (
    <Card as="li" className={classes.trainer}>
      {photo_url ? (
        <img
          src={photo_url}
          alt={t('trainer.photo', { name })}
          width={72}
          height={72}
          loading="lazy"
          className={classes.photo}
        />
      ) : (
        <Avatar name={name} size={72} />
      )}
      <Stack gap={1} className={classes.about}>
        <Heading level={3} size={4}>
          <Link to={`/app/coaches/${id}`}>{name}</Link>
        </Heading>
        {activities.length > 0 && (
          <Text size="small">
            {format.list(activities.map((activity) => shared(`activity.${activity}`)))}
          </Text>
        )}
        {bio && <p>{bio}</p>}
        {next ? (
          <Link
            to={`?date=${next.local_date}&session=${next.id}`}
            preventScrollReset
            className={classes.next}
          >
            <IconCalendarEvent size={18} stroke={1.6} aria-hidden="true" />
            <span>
              <span className="visually-hidden">{name}: </span>
              {t('trainer.next', {
                title: next.title,
                day: format.date(next.starts_at, 'shortDay', timeZone),
                time: format.time(next.starts_at, timeZone),
              })}
            </span>
          </Link>
        ) : (
          <Text size="small">{t('trainer.none')}</Text>
        )}
      </Stack>
    </Card>
  );
}

import type { Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Stack } from '#ui/layout/stack.tsx';
import { TrainerCard } from './trainer-card.tsx';
import classes from './venue-details.module.css';

/** The venue's trainers, each with the next class. */
export function VenueTrainers({ venue }: { venue: Pick<Venue, 'trainers' | 'time_zone'> }) {
  const { t } = useTranslation('venues');
  if (venue.trainers.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('trainers')}</h2>
      <Stack as="ul" gap={3} className={`pulse-list ${classes.trainers}`}>
        {venue.trainers.map((trainer) => (
          <TrainerCard key={trainer.id} trainer={trainer} timeZone={venue.time_zone} />
        ))}
      </Stack>
    </section>
  );
}

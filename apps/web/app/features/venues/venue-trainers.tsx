import { Avatar } from '@mantine/core';
import type { Venue } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './venue-details.module.css';

/** The people who teach here, with what they teach and say of themselves. */
export function VenueTrainers({ trainers }: { trainers: Venue['trainers'] }) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  const format = useFormat();
  if (trainers.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('trainers')}</h2>
      <ul className={classes.trainers}>
        {trainers.map((trainer) => (
          <li key={trainer.id}>
            <Avatar src={trainer.photo_url} name={trainer.name} alt="" size={48} radius="xl" />
            <div>
              <h3>{trainer.name}</h3>
              <p className={classes.teaches}>
                {format.words(trainer.activities.map((activity) => shared(`activity.${activity}`)))}
              </p>
              <p>{trainer.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

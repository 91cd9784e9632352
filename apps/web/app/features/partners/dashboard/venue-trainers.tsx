import { Avatar } from '@mantine/core';
import { type FrontDeskVenue, getVenueOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import classes from './plain-list.module.css';

/** A venue's trainers as on its public page. */
export function VenueTrainers({ venue }: { venue: FrontDeskVenue }) {
  const { t } = useTranslation(['partners', 'shared']);
  const published = venue.status === 'published';
  const found = useQuery({ ...getVenueOptions({ path: { id: venue.id } }), enabled: published });
  if (!published) return <p className={classes.note}>{t('trainers.draft')}</p>;
  if (found.isPending) return <LoadingRows rows={3} height={76} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} />;
  const { trainers } = found.data;
  if (trainers.length === 0) {
    return <p className={classes.note}>{t('trainers.empty', { name: venue.name })}</p>;
  }
  return (
    <ul className={classes.list}>
      {trainers.map(({ id, name, bio, activities, photo_url }) => (
        <li key={id} className={classes.row}>
          <Avatar src={photo_url} name={name} alt="" size={44} aria-hidden="true" />
          <div className={classes.content}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.details}>{bio || t('trainers.noBio')}</p>
          </div>
          <p className={classes.details}>
            {activities.map((activity) => t(`activity.${activity}`, { ns: 'shared' })).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

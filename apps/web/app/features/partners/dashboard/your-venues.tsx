import type { FrontDeskVenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { CoverArt } from '../../../ui/cover-art/cover-art.tsx';
import { coverArtOfActivity } from '../../../ui/cover-art/cover-art-of-activity.ts';
import classes from './your-venues.module.css';

/** The organisation's venues as members see them, with a link to the front desk of each. */
export function YourVenues({ venues }: { venues: readonly FrontDeskVenue[] }) {
  const { t } = useTranslation('partners');
  return (
    <ul className={classes.list}>
      {venues.map(({ id, name, city, district, activities, cover_url, status }, index) => (
        <li key={id} className={classes.row}>
          {cover_url ? (
            <img src={cover_url} alt="" className={classes.cover} />
          ) : (
            <CoverArt
              kind={coverArtOfActivity(activities[0] ?? 'other')}
              seed={id}
              palette={index % 3}
              className={classes.cover}
            />
          )}
          <div className={classes.content}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.place}>{[district, city].filter(Boolean).join(', ')}</p>
            <p className={classes.state}>
              <strong>{t(`venues.state.${status}`)}</strong>
              {status === 'draft' && <span> {t('venues.draftNote')}</span>}
            </p>
          </div>
          <div className={classes.actions}>
            {status === 'published' && (
              <ActionLink to={`/app/venue/${id}`} aria-label={t('venues.pageOf', { name })}>
                {t('venues.page')}
              </ActionLink>
            )}
            <ActionLink
              to={`/app/checkin-dashboard?venue=${id}`}
              variant="filled"
              aria-label={t('venues.frontDeskOf', { name })}
            >
              {t('venues.frontDesk')}
            </ActionLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

import type { PartnerVenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import type { CoverLook } from '#ui/cover-art/cover-file.ts';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { VenueStatus } from '../publish/venue-status.tsx';
import classes from './your-venues.module.css';

interface VenueRowProps {
  venue: PartnerVenue;
  /** How its cover looks among its neighbours. */
  look: CoverLook | undefined;
  canEdit: boolean;
}

/** One of the organisation's venues: its status, what publishing needs, and what can be done. */
export function VenueRow({ venue, look, canEdit }: VenueRowProps) {
  const { t } = useTranslation('partner-venues');
  const format = useFormat();
  const { id, name, city, status, missing, images, activities } = venue;
  const [cover] = images;
  const edit = canEdit && status !== 'archived';
  return (
    <li className={classes.row}>
      <VenueCover
        venue={{ id, name, cover_url: cover?.url ?? null }}
        activity={activities[0]}
        sources={cover?.sources ?? []}
        sizes="96px"
        look={look}
        className={classes.cover}
      />
      <div className={classes.content}>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.place}>{city}</p>
        <VenueStatus status={status} />
        {status === 'draft' && (
          <p className={classes.missing}>
            {missing.length > 0
              ? t('list.missing', {
                  fields: format.list(missing.map((one) => t(`missing.${one}`))),
                })
              : t('publish.ready')}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <ActionLink
          to={`/app/partner/venues/${id}`}
          variant={status === 'draft' && edit ? 'filled' : 'default'}
          aria-label={t(edit ? 'list.editOf' : 'list.viewOf', { name })}
        >
          {t(edit ? 'list.edit' : 'list.view')}
        </ActionLink>
        {status === 'published' && (
          <>
            <ActionLink to={`/app/venue/${id}`} aria-label={t('list.pageOf', { name })}>
              {t('list.page')}
            </ActionLink>
            <ActionLink
              to={`/app/checkin-dashboard?venue=${id}`}
              variant="filled"
              aria-label={t('list.frontDeskOf', { name })}
            >
              {t('list.frontDesk')}
            </ActionLink>
          </>
        )}
      </div>
    </li>
  );
}

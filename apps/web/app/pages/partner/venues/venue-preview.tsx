import { getMetaOptions, previewPartnerVenueOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { VenueMap } from '#features/explore/map/canvas/index.ts';
import { VenueAbout, VenueDetails, VenueInfo } from '#features/venues/details/venue-details.tsx';
import { VenueLocation } from '#features/venues/details/venue-location.tsx';
import { VenueTrainers } from '#features/venues/details/venue-trainers.tsx';
import { VenueGallery } from '#features/venues/gallery/venue-gallery.tsx';
import { VenueHeader } from '#features/venues/header/venue-header.tsx';
import { VenueHours } from '#features/venues/opening-hours/venue-hours.tsx';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { VenueFailure } from './venue-failure.tsx';
import classes from './venue-preview.module.css';

/** What is saved of a venue, as its page shows it to members; nothing can be booked from here. */
export default function VenuePreview() {
  const { id = '' } = useParams();
  const { t, translator } = useTranslation('partner-venues');
  const found = useQuery({ ...previewPartnerVenueOptions({ path: { id } }), staleTime: 0 });
  const meta = useQuery(getMetaOptions());
  if (found.isPending) return <LoadingRows rows={6} height={120} />;
  if (found.isError)
    return <VenueFailure error={found.error} onRetry={() => void found.refetch()} />;
  const venue = found.data;
  const point = { lat: venue.latitude, lng: venue.longitude };
  return (
    <>
      <div className={classes.bar}>
        <p>{t('preview.text')}</p>
        <ActionLink to={`/app/partner/venues/${id}`} variant="filled">
          {t('preview.close')}
        </ActionLink>
      </div>
      <div className={classes.gallery}>
        <VenueGallery venue={venue} />
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <VenueHeader venue={venue} />
        </div>
        <div>
          <VenueAbout venue={venue} />
          <VenueTrainers venue={venue} />
          <VenueDetails venue={venue} />
        </div>
        <div>
          <VenueInfo venue={venue} />
          <VenueHours venue={venue} />
          <VenueLocation
            venue={venue}
            map={
              <VenueMap
                venues={[{ id, name: venue.name, ...point, label: '', state: 'next' }]}
                selectedId={id}
                onSelect={() => undefined}
                center={point}
                zoom={13.4}
                language={toLanguage(translator.language)}
                styleUrl={meta.data?.map_style_url ?? null}
              />
            }
          />
        </div>
      </div>
    </>
  );
}

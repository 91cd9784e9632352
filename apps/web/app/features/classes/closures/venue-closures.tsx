import { listVenueClosuresOptions } from '@pulse/contract/client';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from '../sessions/class-session.module.css';
import { CloseDaysForm } from './close-days-form.tsx';
import { ClosedDays } from './closed-days.tsx';

/** The days on which a venue is closed, and the form to close more. */
export function VenueClosures({ venueId }: { venueId: string }) {
  const { t } = useTranslation('partner-schedule');
  const closures = useQuery(listVenueClosuresOptions({ path: { id: venueId } }));
  return (
    <>
      <Link to="/app/partner/dashboard#class-schedule" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
        {t('back')}
      </Link>
      <PageTitle>{t('closures.title')}</PageTitle>
      <p className={classes.lead}>{t('closures.lead')}</p>
      <section className={classes.section} aria-labelledby="closed-days">
        <h2 id="closed-days" className={classes.heading} tabIndex={-1}>
          {t('closures.list')}
        </h2>
        <QueryContent query={closures} loading={<LoadingRows rows={2} height={64} />}>
          {({ items }) => <ClosedDays venueId={venueId} closures={items} />}
        </QueryContent>
      </section>
      {closures.data && (
        <section className={classes.section} aria-labelledby="close-days">
          <h2 id="close-days" className={classes.heading}>
            {t('closures.heading')}
          </h2>
          <CloseDaysForm venueId={venueId} />
        </section>
      )}
    </>
  );
}

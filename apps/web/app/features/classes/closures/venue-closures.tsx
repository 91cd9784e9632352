import { listVenueClosuresOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from '../sessions/class-session.module.css';
import { BackToSchedule, SchedulePart } from '../sessions/schedule-page.tsx';
import { CloseDaysForm } from './close-days-form.tsx';
import { ClosedDays } from './closed-days.tsx';

/** The days on which a venue is closed, and the form to close more. */
export function VenueClosures({ venueId }: { venueId: string }) {
  const { t } = useTranslation('partner-schedule');
  const closures = useQuery(listVenueClosuresOptions({ path: { id: venueId } }));
  return (
    <>
      <BackToSchedule />
      <PageTitle>{t('closures.title')}</PageTitle>
      <Text tone="quiet" className={classes.lead}>
        {t('closures.lead')}
      </Text>
      <SchedulePart id="closed-days" title={t('closures.list')}>
        <QueryContent query={closures} loading={<LoadingRows rows={2} height={64} />}>
          {({ items }) => <ClosedDays venueId={venueId} closures={items} />}
        </QueryContent>
      </SchedulePart>
      {closures.data && (
        <SchedulePart id="close-days" title={t('closures.heading')}>
          <CloseDaysForm venueId={venueId} />
        </SchedulePart>
      )}
    </>
  );
}

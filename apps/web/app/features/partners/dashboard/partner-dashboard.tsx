import { NativeSelect } from '@mantine/core';
import { listFrontDeskVenuesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { QrCodes } from '../qr-codes/qr-codes.tsx';
import { ClassSchedule } from '../schedule/class-schedule.tsx';
import { ClassTemplates } from '../schedule/class-templates.tsx';
import type { ScheduleChanges } from '../schedule/scheduled-session.tsx';
import { YourVenues } from '../venues/list/your-venues.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './partner-dashboard.module.css';
import { useScrollToSection } from './use-scroll-to-section.ts';
import { VenueTrainers } from './venue-trainers.tsx';

interface PartnerDashboardProps extends ScheduleChanges {
  /** Only the partner admin can change venues, and rotate the key of the signed link. */
  isAdmin: boolean;
}

/** The organisation's venues, and the trainers, classes and QR codes of one of them. */
export function PartnerDashboard({ isAdmin, ...changes }: PartnerDashboardProps) {
  const { t } = useTranslation('partners');
  const [params, setParams] = useSearchParams();
  const venues = useQuery(listFrontDeskVenuesOptions({ query: { limit: 100 } }));
  useScrollToSection();
  const items = venues.data?.items ?? [];
  const venue = items.find(({ id }) => id === params.get('venue')) ?? items[0];
  const yourVenues = (
    <DashboardSection id="your-venues" title={t('venues.heading')}>
      <YourVenues canEdit={isAdmin} />
    </DashboardSection>
  );
  if (!venue) {
    return (
      <>
        {yourVenues}
        {venues.isPending && <LoadingRows rows={5} height={104} />}
        {venues.isError && <ErrorState error={venues.error} onRetry={() => venues.refetch()} />}
      </>
    );
  }
  return (
    <>
      {yourVenues}
      {items.length > 1 && (
        <div className={classes.choice}>
          <NativeSelect
            label={t('chooseVenue')}
            data={items.map(({ id, name }) => ({ value: id, label: name }))}
            value={venue.id}
            onChange={(event) =>
              setParams(
                { venue: event.currentTarget.value },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        </div>
      )}
      <DashboardSection id="trainers" title={t('trainers.heading')}>
        <VenueTrainers venue={venue} />
      </DashboardSection>
      <DashboardSection
        id="class-templates"
        title={t('templates.heading')}
        lead={t('templates.lead')}
      >
        <ClassTemplates venue={venue} />
      </DashboardSection>
      <DashboardSection id="class-schedule" title={t('schedule.heading')} lead={t('schedule.lead')}>
        <ClassSchedule venue={venue} {...changes} />
      </DashboardSection>
      <DashboardSection id="qr-codes" title={t('codes.heading')} lead={t('codes.lead')}>
        <QrCodes venue={venue} canRotateKey={isAdmin} />
      </DashboardSection>
    </>
  );
}

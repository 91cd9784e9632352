import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QrCodes } from '#features/checkins/venue-codes/qr-codes.tsx';
import { ClassSchedule } from '#features/classes/schedule/class-schedule.tsx';
import type { ScheduleChanges } from '#features/classes/schedule/scheduled-session.tsx';
import { ClassTemplateList } from '#features/classes/templates/list/class-template-list.tsx';
import { YourVenues } from '#features/venues/manage/list/your-venues.tsx';
import { TrainerList } from '#features/venues/trainers/trainer-list.tsx';
import { useTranslation } from '#light-translator';
import { allFrontDeskVenuesOptions } from '#ui/choices/all-front-desk-venues-options.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { DashboardSection } from '#ui/page/dashboard-section.tsx';
import classes from './dashboard-sections.module.css';
import { useScrollToSection } from './use-scroll-to-section.ts';

interface DashboardSectionsProps extends ScheduleChanges {
  /** Only the partner admin can change venues, and rotate the key of the signed link. */
  isAdmin: boolean;
}

/** The organisation's venues and trainers, and the classes and QR codes of one venue. */
export function DashboardSections({ isAdmin, ...changes }: DashboardSectionsProps) {
  const { t } = useTranslation('partners');
  const [params, setParams] = useSearchParams();
  const venues = useQuery(allFrontDeskVenuesOptions());
  useScrollToSection();
  const items = venues.data ?? [];
  const venue = items.find(({ id }) => id === params.get('venue')) ?? items[0];
  const ofOrganisation = (
    <>
      <DashboardSection id="your-venues" title={t('venues.heading')}>
        <YourVenues canEdit={isAdmin} />
      </DashboardSection>
      <DashboardSection id="trainers" title={t('trainers.heading')} lead={t('trainers.lead')}>
        <TrainerList />
      </DashboardSection>
    </>
  );
  if (!venue) {
    return (
      <>
        {ofOrganisation}
        {venues.isPending && <LoadingRows rows={5} height={104} />}
        {venues.isError && <ErrorState error={venues.error} onRetry={() => venues.refetch()} />}
      </>
    );
  }
  return (
    <>
      {ofOrganisation}
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
      <DashboardSection
        id="class-templates"
        title={t('templates.heading')}
        lead={t('templates.lead')}
      >
        <ClassTemplateList venue={venue} />
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

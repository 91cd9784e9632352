import { NativeSelect } from '@mantine/core';
import { listFrontDeskVenuesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { ClassTemplateList } from '../class-templates/list/class-template-list.tsx';
import { QrCodes } from '../qr-codes/qr-codes.tsx';
import { ClassSchedule } from '../schedule/class-schedule.tsx';
import type { ScheduleChanges } from '../schedule/scheduled-session.tsx';
import { TrainerList } from '../trainers/trainer-list.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './partner-dashboard.module.css';
import { useScrollToSection } from './use-scroll-to-section.ts';
import { YourVenues } from './your-venues.tsx';

interface PartnerDashboardProps extends ScheduleChanges {
  /** Only the partner admin can rotate the key of the signed link. */
  canRotateKey: boolean;
}

/** The organisation's venues and trainers, and the classes and QR codes of one venue. */
export function PartnerDashboard({ canRotateKey, ...changes }: PartnerDashboardProps) {
  const { t } = useTranslation('partners');
  const [chosen, setChosen] = useState<string | null>(null);
  const venues = useQuery(listFrontDeskVenuesOptions({ query: { limit: 100 } }));
  useScrollToSection();
  if (venues.isPending) return <LoadingRows rows={5} height={104} />;
  if (venues.isError) return <ErrorState error={venues.error} onRetry={() => venues.refetch()} />;
  const { items } = venues.data;
  const venue = items.find(({ id }) => id === chosen) ?? items[0];
  if (!venue) return <EmptyState coverArt="pilates">{t('noVenue')}</EmptyState>;
  return (
    <>
      <DashboardSection id="your-venues" title={t('venues.heading')}>
        <YourVenues venues={items} />
      </DashboardSection>
      <DashboardSection id="trainers" title={t('trainers.heading')} lead={t('trainers.lead')}>
        <TrainerList />
      </DashboardSection>
      {items.length > 1 && (
        <div className={classes.choice}>
          <NativeSelect
            label={t('chooseVenue')}
            data={items.map(({ id, name }) => ({ value: id, label: name }))}
            value={venue.id}
            onChange={(event) => setChosen(event.currentTarget.value)}
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
        <QrCodes venue={venue} canRotateKey={canRotateKey} />
      </DashboardSection>
    </>
  );
}

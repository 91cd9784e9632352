import { NativeSelect } from '@mantine/core';
import type { FrontDeskVenue } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { QrCodes } from '#features/checkins/venue-codes/qr-codes.tsx';
import { ClassSchedule } from '#features/classes/schedule/class-schedule.tsx';
import type { ScheduleChanges } from '#features/classes/schedule/scheduled-session.tsx';
import { ClassTemplateList } from '#features/classes/templates/list/class-template-list.tsx';
import { YourVenues } from '#features/venues/manage/list/your-venues.tsx';
import { TrainerList } from '#features/venues/trainers/trainer-list.tsx';
import { useTranslation } from '#light-translator';
import { allFrontDeskVenuesOptions } from '#ui/choices/all-front-desk-venues-options.ts';
import { useVenueName } from '#ui/choices/use-venue-name.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { FoldingSection } from '#ui/page/dashboard-section.tsx';
import classes from './dashboard-sections.module.css';
import { useScrollToSection } from './use-scroll-to-section.ts';

interface DashboardSectionsProps extends ScheduleChanges {
  /** Only the partner admin can change venues, and rotate the key of the signed link. */
  isAdmin: boolean;
}

/**
 * The organisation's venues and trainers, and the classes and QR codes of one venue. Without a venue these
 * sections say what comes first: the menu leads to each of them.
 */
export function DashboardSections({ isAdmin, ...changes }: DashboardSectionsProps) {
  const { t } = useTranslation('partners');
  const nameOf = useVenueName();
  const [params, setParams] = useSearchParams();
  const venues = useQuery(allFrontDeskVenuesOptions());
  useScrollToSection();
  const items = venues.data ?? [];
  const venue = items.find(({ id }) => id === params.get('venue')) ?? items[0];
  // Who has published none yet reads what comes first.
  const isNew = venues.isSuccess && !items.some(({ status }) => status === 'published');
  const ofOrganisation = (
    <>
      <FoldingSection id="your-venues" title={t('venues.heading')} openOnPhone={isNew}>
        <YourVenues canEdit={isAdmin} />
      </FoldingSection>
      <FoldingSection
        id="trainers"
        title={t('trainers.heading')}
        lead={t('trainers.lead')}
        openOnPhone={isNew}
      >
        <TrainerList />
      </FoldingSection>
    </>
  );
  const content = (section: (of: FrontDeskVenue) => ReactNode) => {
    if (venue) return section(venue);
    if (venues.isPending) return <LoadingRows rows={2} height={104} />;
    if (venues.isError) return <ErrorState error={venues.error} onRetry={() => venues.refetch()} />;
    return <NoVenueYet isAdmin={isAdmin} />;
  };
  return (
    <>
      {ofOrganisation}
      {venue && items.length > 1 && (
        <div className={classes.choice}>
          <NativeSelect
            label={t('chooseVenue')}
            data={items.map((one) => ({ value: one.id, label: nameOf(one) }))}
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
      <FoldingSection
        id="class-templates"
        title={t('templates.heading')}
        of={venue?.name}
        openOnPhone={isNew}
        lead={t('templates.lead')}
      >
        {content((of) => (
          <ClassTemplateList venue={of} />
        ))}
      </FoldingSection>
      <FoldingSection
        id="class-schedule"
        title={t('schedule.heading')}
        of={venue?.name}
        openOnPhone={isNew}
        lead={t('schedule.lead')}
      >
        {content((of) => (
          <ClassSchedule venue={of} {...changes} />
        ))}
      </FoldingSection>
      <FoldingSection
        id="qr-codes"
        title={t('codes.heading')}
        of={venue?.name}
        openOnPhone={isNew}
        lead={t('codes.lead')}
      >
        {content((of) => (
          <QrCodes venue={of} canRotateKey={isAdmin} />
        ))}
      </FoldingSection>
    </>
  );
}

/** What comes before classes and codes; only the partner admin can add a venue. */
function NoVenueYet({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('partners');
  return (
    <EmptyState
      coverArt="pilates"
      action={isAdmin && <ActionLink to="/app/partner/venues/new">{t('noVenue.add')}</ActionLink>}
    >
      {t(isAdmin ? 'noVenue.admin' : 'noVenue.staff')}
    </EmptyState>
  );
}

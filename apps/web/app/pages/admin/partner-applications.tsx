import { Tabs } from '@mantine/core';
import { summarizePartnerApplicationsOptions } from '@pulse/contract/client';
import { APPLICATION_STATES } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApplicationFilterBar } from '#features/partners/review-applications/application-filter-bar.tsx';
import { ApplicationList } from '#features/partners/review-applications/application-list.tsx';
import { ApplicationSummary } from '#features/partners/review-applications/application-summary.tsx';
import { useApplicationFilters } from '#features/partners/review-applications/use-application-filters.ts';
import { useTranslation } from '#light-translator';
import { useScrollToActiveTab } from '#ui/hooks/use-scroll-to-active-tab.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { PlaceMap } from '../partner/place-map.tsx';

export default function PartnerApplications() {
  const { t } = useTranslation('platform');
  const { filters, change } = useApplicationFilters();
  const summary = useQuery(summarizePartnerApplicationsOptions());
  const tabs = useRef<HTMLDivElement>(null);
  useScrollToActiveTab(tabs, filters.status);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ApplicationSummary />
      <Tabs
        value={filters.status}
        onChange={(status) =>
          change({ status: APPLICATION_STATES.find((state) => state === status) ?? 'submitted' })
        }
        keepMounted={false}
      >
        <Tabs.List aria-label={t('views')} ref={tabs}>
          {APPLICATION_STATES.map((state) => (
            <Tabs.Tab key={state} value={state}>
              {t(`status.${state}`)} {summary.data?.by_status[state]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {APPLICATION_STATES.map((state) => (
          <Tabs.Panel key={state} value={state}>
            <ApplicationFilterBar filters={filters} onChange={change} />
            <ApplicationList filters={filters} renderPlace={(place) => <PlaceMap {...place} />} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

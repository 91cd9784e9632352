import { Tabs } from '@mantine/core';
import { APPLICATION_STATES } from '@pulse/domain';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { ApplicationList } from '../../features/partners/review-applications/application-list.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';

export default function PartnerApplications() {
  const { t } = useTranslation('platform');
  const [params, setParams] = useSearchParams();
  const requestedStatus = params.get('status');
  const status = APPLICATION_STATES.find((state) => state === requestedStatus) ?? 'submitted';
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Tabs
        value={status}
        onChange={(next) => setParams(next ? { status: next } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('views')}>
          {APPLICATION_STATES.map((state) => (
            <Tabs.Tab key={state} value={state}>
              {t(`status.${state}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {APPLICATION_STATES.map((state) => (
          <Tabs.Panel key={state} value={state}>
            <ApplicationList status={state} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

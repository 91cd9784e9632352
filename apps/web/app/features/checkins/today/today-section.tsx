import { lazy } from 'react';
import { useTranslation } from '#light-translator';
import { DashboardSection } from '#ui/page/dashboard-section.tsx';

const Today = lazy(() => import('./today.tsx'));

/** What the Partner Dashboard opens with; its code loads beside the sections below. */
export function TodaySection() {
  const { t } = useTranslation('partners');
  return (
    <DashboardSection id="today" title={t('todayHeading')}>
      <Today />
    </DashboardSection>
  );
}

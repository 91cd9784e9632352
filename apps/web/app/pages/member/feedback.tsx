import { Tabs } from '@mantine/core';
import { FEEDBACK_READERS } from '@pulse/domain';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { useSession } from '../../features/accounts/session/use-session.ts';
import { FeedbackForm } from '../../features/feedback/feedback-form.tsx';
import { OwnFeedback } from '../../features/feedback/own-feedback.tsx';
import { LoadingRows } from '../../ui/feedback/loading-rows.tsx';
import { useScrollToActiveTab } from '../../ui/hooks/use-scroll-to-active-tab.ts';
import { PageTitle } from '../../ui/page/page-title.tsx';
import classes from './feedback.module.css';

const ReceivedFeedback = lazy(() => import('../../features/feedback/received-feedback.tsx'));
const ReportedCount = lazy(
  () => import('../../features/reviews/moderation/reported-reviews-count.tsx'),
);
const ReportedReviews = lazy(
  () => import('../../features/reviews/moderation/reported-reviews.tsx'),
);

/** What there is for those who run the platform; the first is everybody's and needs no name. */
const views = ['own', 'received', 'reported'] as const;

export default function Feedback() {
  const { t } = useTranslation('feedback');
  const [address, setAddress] = useSearchParams();
  const { user } = useSession();
  const requestedView = address.get('view');
  const view = views.find((known) => known === requestedView) ?? 'own';
  const tabs = useRef<HTMLDivElement>(null);
  useScrollToActiveTab(tabs, view);
  const own = (
    <div className={classes.columns}>
      <FeedbackForm />
      <section aria-labelledby="given">
        <h2 id="given" className={classes.heading}>
          {t('given')}
        </h2>
        <OwnFeedback />
      </section>
    </div>
  );
  const contents = { own, received: <ReceivedFeedback />, reported: <ReportedReviews /> };
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {user && FEEDBACK_READERS.includes(user.role) ? (
        <Tabs
          value={view}
          onChange={(chosen) =>
            setAddress(chosen && chosen !== 'own' ? { view: chosen } : {}, { replace: true })
          }
          keepMounted={false}
        >
          <Tabs.List ref={tabs}>
            {views.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {t(`tab.${each}`)}
                {each === 'reported' && (
                  <Suspense>
                    <ReportedCount />
                  </Suspense>
                )}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {views.map((each) => (
            <Tabs.Panel key={each} value={each} className={classes.panel}>
              <Suspense fallback={<LoadingRows rows={3} height={180} />}>{contents[each]}</Suspense>
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        own
      )}
    </>
  );
}

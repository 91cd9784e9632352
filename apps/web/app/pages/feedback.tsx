import { Tabs } from '@mantine/core';
import { APPLICATION_REVIEWERS } from '@pulse/domain';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../features/accounts/session/use-session.ts';
import { FeedbackForm } from '../features/feedback/feedback-form.tsx';
import { GivenFeedback } from '../features/feedback/given-feedback.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import classes from './feedback.module.css';

const ReceivedFeedback = lazy(() => import('../features/feedback/received-feedback.tsx'));
const ReportedCount = lazy(() => import('../features/reviews/reported-count.tsx'));
const ReportedReviews = lazy(() => import('../features/reviews/reported-reviews.tsx'));

/** What there is for those who run the platform; the first is everybody's and needs no name. */
const views = ['own', 'received', 'reported'] as const;

export default function Feedback() {
  const { t } = useTranslation('feedback');
  const [address, setAddress] = useSearchParams();
  const { user } = useSession();
  const own = (
    <div className={classes.columns}>
      <FeedbackForm />
      <section aria-labelledby="given">
        <h2 id="given" className={classes.heading}>
          {t('given')}
        </h2>
        <GivenFeedback />
      </section>
    </div>
  );
  const wanted = address.get('view');
  const contents = { own, received: <ReceivedFeedback />, reported: <ReportedReviews /> };
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {user && APPLICATION_REVIEWERS.includes(user.role) ? (
        <Tabs
          value={views.find((view) => view === wanted) ?? 'own'}
          onChange={(view) => setAddress(view && view !== 'own' ? { view } : {}, { replace: true })}
          keepMounted={false}
        >
          <Tabs.List>
            {views.map((view) => (
              <Tabs.Tab key={view} value={view}>
                {t(`tab.${view}`)}
                {view === 'reported' && (
                  <Suspense>
                    <ReportedCount />
                  </Suspense>
                )}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {views.map((view) => (
            <Tabs.Panel key={view} value={view} className={classes.panel}>
              <Suspense fallback={<LoadingRows rows={3} height={180} />}>{contents[view]}</Suspense>
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        own
      )}
    </>
  );
}

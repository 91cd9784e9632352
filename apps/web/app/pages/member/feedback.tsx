import { Tabs } from '@mantine/core';
import { FEEDBACK_READERS } from '@pulse/domain';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { FeedbackForm } from '#features/feedback/feedback-form.tsx';
import { OwnFeedback } from '#features/feedback/own-feedback.tsx';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useScrollToActiveTab } from '#ui/hooks/use-scroll-to-active-tab.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from './feedback.module.css';

const ReceivedFeedback = lazy(() => import('#features/feedback/received-feedback.tsx'));
const ReportedCount = lazy(() => import('#features/reviews/moderation/reported-reviews-count.tsx'));
const ReportedReviews = lazy(() => import('#features/reviews/moderation/reported-reviews.tsx'));

/** The tabs of platform staff; all other users see the first one without tabs. */
const views = ['own', 'received', 'reported'] as const;

export default function Feedback() {
  const { t } = useTranslation('feedback');
  const [params, setParams] = useSearchParams();
  const { user } = useSession();
  const requestedView = params.get('view');
  const view = views.find((name) => name === requestedView) ?? 'own';
  const tabs = useRef<HTMLDivElement>(null);
  useScrollToActiveTab(tabs, view);
  const own = (
    <div className={classes.columns}>
      <FeedbackForm />
      <section aria-labelledby="given">
        <Heading id="given" className={classes.heading}>
          {t('given')}
        </Heading>
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
            setParams(chosen && chosen !== 'own' ? { view: chosen } : {}, { replace: true })
          }
          keepMounted={false}
        >
          <Tabs.List ref={tabs}>
            {views.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`tab.${name}`)}
                {name === 'reported' && (
                  <Suspense>
                    <ReportedCount />
                  </Suspense>
                )}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {views.map((name) => (
            <Tabs.Panel key={name} value={name} className={classes.panel}>
              <Suspense fallback={<LoadingRows rows={3} height={180} />}>{contents[name]}</Suspense>
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        own
      )}
    </>
  );
}

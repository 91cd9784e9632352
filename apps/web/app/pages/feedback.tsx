import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../features/accounts/session/use-session.ts';
import { FeedbackForm } from '../features/feedback/feedback-form.tsx';
import { GivenFeedback } from '../features/feedback/given-feedback.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import classes from './feedback.module.css';

const ReceivedFeedback = lazy(async () => {
  const { ReceivedFeedback: List } = await import('../features/feedback/received-feedback.tsx');
  return { default: List };
});

/** Who answers what members tell us. */
const staff = ['ops', 'admin'];

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
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {user && staff.includes(user.role) ? (
        <Tabs
          value={address.get('view') === 'received' ? 'received' : 'own'}
          onChange={(view) => setAddress(view === 'received' ? { view } : {}, { replace: true })}
          keepMounted={false}
        >
          <Tabs.List>
            <Tabs.Tab value="own">{t('tab.own')}</Tabs.Tab>
            <Tabs.Tab value="received">{t('tab.received')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="own" className={classes.panel}>
            {own}
          </Tabs.Panel>
          <Tabs.Panel value="received" className={classes.panel}>
            <Suspense fallback={<LoadingRows rows={3} height={180} />}>
              <ReceivedFeedback />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      ) : (
        own
      )}
    </>
  );
}

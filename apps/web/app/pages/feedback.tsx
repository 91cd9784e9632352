import { useTranslation } from 'react-i18next';
import { FeedbackForm } from '../features/feedback/feedback-form.tsx';
import { GivenFeedback } from '../features/feedback/given-feedback.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import classes from './feedback.module.css';

export default function Feedback() {
  const { t } = useTranslation('feedback');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={classes.columns}>
        <FeedbackForm />
        <section aria-labelledby="given">
          <h2 id="given" className={classes.heading}>
            {t('given')}
          </h2>
          <GivenFeedback />
        </section>
      </div>
    </>
  );
}

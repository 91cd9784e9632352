import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { ComingSoon } from '../sections/coming-soon.tsx';
import { PageOpening } from '../sections/page-opening.tsx';
import classes from '../sections/short-page.module.css';
import topicClasses from './contact-screen.module.css';

/** Where each matter is settled, in the order of the texts. */
const destinations = [
  '/faq',
  '/app/membership/visits',
  '/app/membership',
  '/app/bookings',
  '/auth?mode=forgot',
  '/app/profile',
  '/partner-onboarding',
];

/** `/contact`: the place in the product where each matter is settled. */
export function ContactScreen() {
  const { t } = useTranslation('about');
  const { t: shell } = useTranslation('shell');
  const topics = t('contact.topics', { returnObjects: true });
  return (
    <div className={classes.page}>
      <PageMeta path="/contact" title={shell('nav.contact')} description={shell('about.contact')} />
      <PageOpening title={shell('nav.contact')} lead={t('contact.lead')} activity="breath" />
      <ul className={topicClasses.topics}>
        {topics.map(({ title, text, action }, index) => (
          <li key={title} className={topicClasses.topic}>
            <h2 className={topicClasses.title}>{title}</h2>
            <p className={topicClasses.text}>{text}</p>
            <Link to={destinations[index] ?? '/faq'} className={topicClasses.action}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
      <ComingSoon what={t('contact.more')} />
    </div>
  );
}

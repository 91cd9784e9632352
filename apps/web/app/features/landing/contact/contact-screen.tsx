import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { ComingSoon } from '../sections/coming-soon.tsx';
import { PageOpening } from '../sections/page-opening.tsx';
import classes from '../sections/short-page.module.css';

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
      <List ruled>
        {topics.map(({ title, text, action }, index) => (
          <li key={title} className={classes.topic}>
            <Heading>{title}</Heading>
            <Text tone="quiet" prose>
              {text}
            </Text>
            <Link to={destinations[index] ?? '/faq'}>{action}</Link>
          </li>
        ))}
      </List>
      <ComingSoon what={t('contact.more')} />
    </div>
  );
}

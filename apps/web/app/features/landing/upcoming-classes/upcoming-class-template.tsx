import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './upcoming-classes.module.css';

const placeholders = { action: '{action}', title: '{title}', time: '{time}' };

/** Template of one row in the list of upcoming classes; the page's script copies it. */
export function UpcomingClassTemplate() {
  const { t } = useTranslation('landing');
  return (
    <template data-template="class">
      <li className={classes.row}>
        <Numeral size={1} className={classes.time}>
          <time data-slot="time" />
        </Numeral>
        <img
          src="/cover-art/yoga.svg"
          alt=""
          width={76}
          height={56}
          loading="lazy"
          className={classes.cover}
          data-slot="cover"
        />
        <div className={classes.details}>
          <Heading level={3} data-slot="title">
            {' '}
          </Heading>
          <Text size="small" tone="quiet" className={classes.where}>
            <Link to="/cities" data-slot="where">
              {' '}
            </Link>
          </Text>
        </div>
        <div className={classes.places} data-slot="places">
          <PlaceDots capacity={1} taken={0} />
          <PlaceDots capacity={25} taken={0} />
        </div>
        <ActionLink
          to="/find"
          className={classes.action}
          data-slot="action"
          data-book={t('upcoming.book')}
          data-waitlist={t('upcoming.waitlist')}
          data-label={t('upcoming.bookTitle', placeholders)}
        >
          {t('upcoming.book')}
        </ActionLink>
      </li>
    </template>
  );
}

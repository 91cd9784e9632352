import type { PublicClass } from '@pulse/contract/client';
import { classPagePath } from '@pulse/domain';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './class-row.module.css';

const minuteMs = 60_000;

interface ClassRowProps {
  session: PublicClass;
  venueId: string;
  /** Named in a list of several venues. */
  venue?: { slug: string; name: string; district: string };
}

/** One class: its time first, then what it is, the places left, and the link to book it. */
export function ClassRow({ session, venueId, venue }: ClassRowProps) {
  const { t } = useTranslation('public-pages');
  const { t: tClasses } = useTranslation('classes');
  const format = useFormat();
  const { title, local_start: time, capacity, booked, price, trainer_name: trainer } = session;
  const minutes = (Date.parse(session.ends_at) - Date.parse(session.starts_at)) / minuteMs;
  const facts = [trainer, tClasses('minutes', { count: minutes }), price && format.money(price)];
  const action = t(booked >= capacity ? 'class.waitlist' : 'class.book');
  const placeholders = { action: '{action}', title, time };
  return (
    <li className={classes.row} data-session={session.id}>
      <Numeral size={2} className={classes.time}>
        <time dateTime={session.starts_at}>{time}</time>
      </Numeral>
      <div className={classes.details}>
        <Heading level={4}>{title}</Heading>
        {venue && (
          <Text size="small" className={classes.venue}>
            <Link to={`/venues/${venue.slug}`}>{venue.name}</Link>
            {venue.district && `, ${venue.district}`}
          </Text>
        )}
        <Row as="p" className={classes.facts}>
          {facts.filter(Boolean).map((fact) => (
            <Note as="span" key={fact}>
              {fact}
            </Note>
          ))}
        </Row>
      </div>
      <div className={classes.places} data-slot="places">
        <PlaceDots capacity={capacity} taken={booked} />
      </div>
      <ActionLink
        to={classPagePath({
          venueId: venueId,
          localDate: session.local_date,
          sessionId: session.id,
        })}
        className={classes.action}
        data-slot="action"
        data-book={t('class.book')}
        data-waitlist={t('class.waitlist')}
        data-label={t('class.label', placeholders)}
        aria-label={t('class.label', { ...placeholders, action })}
      >
        {action}
      </ActionLink>
    </li>
  );
}

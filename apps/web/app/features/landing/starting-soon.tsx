import type { ClassSession } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PlaceDots } from '../../ui/place-dots.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { FloorPicture } from './floor-picture.tsx';
import { Section } from './section.tsx';
import classes from './starting-soon.module.css';
import type { Soon } from './use-starting-soon.ts';

/** What begins next, with the places that are left right now. */
export function StartingSoon({ state, sessions }: Soon) {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('soon.title')} lead={t('soon.lead')} ruled={state !== 'loading'}>
      {state === 'loading' && <LoadingRows rows={6} height={88} />}
      {state !== 'loading' && sessions.length === 0 && (
        <div className={classes.nothing}>
          <p>{t('soon.nothing')}</p>
          <ActionLink to="/app/explore">{t('soon.explore')}</ActionLink>
        </div>
      )}
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SoonRow key={session.id} session={session} />
        ))}
      </ul>
    </Section>
  );
}

function SoonRow({ session }: { session: ClassSession }) {
  const { t } = useTranslation('landing');
  const full = session.booked >= session.capacity;
  const action = t(full ? 'soon.waitlist' : 'soon.book');
  return (
    <li className={classes.row}>
      <TimeText instant={session.starts_at} zone={session.time_zone} className={classes.time} />
      <FloorPicture activity={session.activity} className={classes.cover} />
      <div className={classes.what}>
        <h3 className={classes.title}>{session.title}</h3>
        <p className={classes.where}>
          {session.venue.name}, {session.venue.city}
        </p>
      </div>
      <div className={classes.places}>
        <PlaceDots capacity={session.capacity} taken={session.booked} />
      </div>
      <ActionLink
        to={`/app/venue/${session.venue.id}?date=${session.local_date}`}
        className={classes.action}
        aria-label={t('soon.bookTitle', {
          action,
          title: session.title,
          time: session.local_start,
        })}
      >
        {action}
      </ActionLink>
    </li>
  );
}

import type { SharedBooking } from '@pulse/contract/client';
import { classPagePath } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { TimeText } from '#ui/display/time-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { JoinAsGuestForm } from './join-as-guest-form.tsx';
import classes from './shared-class.module.css';

interface SharedClassProps {
  token: string;
  shared: SharedBooking;
}

/** The class of a friend: when, where and who, and the ways to come too. */
export function SharedClass({ token, shared }: SharedClassProps) {
  const { t } = useTranslation('together');
  const format = useFormat();
  const [joinedAs, setJoinedAs] = useState('');
  const { session, venue, guest, first_name: name } = shared;
  const path = classPagePath({
    venueId: venue.id,
    localDate: session.local_date,
    sessionId: session.id,
  });
  return (
    <article className={classes.invitation}>
      <VenueCover
        venue={venue}
        activity={session.activity}
        sources={venue.cover_sources}
        sizes="(min-width: 64em) 760px, 100vw"
        eager
        className={classes.cover}
      />
      <div className={classes.content}>
        <PageTitle above={t('page.above')}>{t('page.going', { name })}</PageTitle>
        <div className={classes.when}>
          <TimeText
            instant={session.starts_at}
            timeZone={session.time_zone}
            className={classes.time}
          />
          <div className={classes.details}>
            <h2 className={classes.title}>{session.title}</h2>
            <p>{format.date(session.starts_at, 'day', session.time_zone)}</p>
            <p>
              {venue.name}, {venue.city}
            </p>
          </div>
        </div>
        {joinedAs ? (
          <section className={classes.joined} aria-live="polite">
            <h2 className={classes.heading}>{t('page.joined', { guest: joinedAs })}</h2>
            <p>{t('page.joinedNote', { name })}</p>
          </section>
        ) : (
          <>
            <section className={classes.way}>
              <h2 className={classes.heading}>{t('page.ownPlace')}</h2>
              <p>{t('page.ownPlaceNote')}</p>
              <ActionLink to={path} variant="primary" size="large" className={classes.wide}>
                {t('page.book')}
              </ActionLink>
            </section>
            {guest.refusal !== 'guests_not_allowed' && (
              <section className={classes.way}>
                <h2 className={classes.heading}>{t('page.asGuest', { name })}</h2>
                <p>
                  {t('page.asGuestNote', { name })}{' '}
                  {guest.price
                    ? t('page.pays', { amount: format.money(guest.price) })
                    : t('page.free')}
                </p>
                {guest.refusal ? (
                  <p className={classes.refusal}>{t(`page.refusal.${guest.refusal}`)}</p>
                ) : (
                  <JoinAsGuestForm token={token} onJoined={setJoinedAs} />
                )}
              </section>
            )}
            <p className={classes.noPlace}>{t('page.holdsNothing')}</p>
          </>
        )}
      </div>
    </article>
  );
}

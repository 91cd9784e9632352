import type { SharedBooking } from '@pulse/contract/client';
import { classPagePath } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { TimeText } from '#ui/display/time-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
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
    <Stack as="article" gap={5} className={classes.invitation}>
      <VenueCover
        venue={venue}
        activity={session.activity}
        sources={venue.cover_sources}
        sizes="(min-width: 64em) 760px, 100vw"
        eager
        className={classes.cover}
      />
      <Stack gap={5} className={classes.content}>
        <PageTitle above={t('page.above')}>{t('page.going', { name })}</PageTitle>
        <Row align="center" gap={4} className={classes.when}>
          <TimeText
            instant={session.starts_at}
            timeZone={session.time_zone}
            className={classes.time}
          />
          <Stack gap={1} className={classes.details}>
            <h2 className={classes.title}>{session.title}</h2>
            <p>{format.date(session.starts_at, 'day', session.time_zone)}</p>
            <p>
              {venue.name}, {venue.city}
            </p>
          </Stack>
        </Row>
        {joinedAs ? (
          <Stack as="section" gap={3} className={classes.way} aria-live="polite">
            <Heading className={classes.heading}>{t('page.joined', { guest: joinedAs })}</Heading>
            <p>{t('page.joinedNote', { name })}</p>
          </Stack>
        ) : (
          <>
            <Stack as="section" gap={3} className={classes.way}>
              <Heading className={classes.heading}>{t('page.ownPlace')}</Heading>
              <p>{t('page.ownPlaceNote')}</p>
              <ActionLink to={path} variant="primary" size="large" className={classes.wide}>
                {t('page.book')}
              </ActionLink>
            </Stack>
            {guest.refusal !== 'guests_not_allowed' && (
              <Stack as="section" gap={3} className={classes.way}>
                <Heading className={classes.heading}>{t('page.asGuest', { name })}</Heading>
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
              </Stack>
            )}
            <Text size="small" tone="quiet">
              {t('page.holdsNothing')}
            </Text>
          </>
        )}
      </Stack>
    </Stack>
  );
}

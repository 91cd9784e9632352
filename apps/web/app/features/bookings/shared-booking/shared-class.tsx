import type { SharedBooking } from '@pulse/contract/client';
import { classPagePath } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { rememberFriend } from '../class-to-book/friend-going.tsx';
import { StartAndDetails } from '../class-to-book/start-and-details.tsx';
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
        <div className={classes.when}>
          <StartAndDetails session={session}>
            <Text as="div" tone="ink">
              <Heading size={4}>{session.title}</Heading>
            </Text>
            <p>{format.date(session.starts_at, 'day', session.time_zone)}</p>
            <p>
              {venue.name}, {format.city(venue.city)}
            </p>
          </StartAndDetails>
        </div>
        {joinedAs ? (
          <Stack as="section" gap={3} className={classes.way} aria-live="polite">
            <Heading>{t('page.joined', { guest: joinedAs })}</Heading>
            <Text tone="quiet">{t('page.joinedNote', { name })}</Text>
          </Stack>
        ) : (
          <>
            <Stack as="section" gap={3} className={classes.way}>
              <Heading>{t('page.ownPlace')}</Heading>
              <Text tone="quiet">
                {session.price
                  ? t('page.ownPlacePriceNote', { amount: format.money(session.price) })
                  : t('page.ownPlaceNote')}
              </Text>
              <ActionLink
                to={path}
                variant="primary"
                size="large"
                className={classes.wide}
                onClick={() => rememberFriend({ sessionId: session.id, name })}
              >
                {t('page.book')}
              </ActionLink>
            </Stack>
            {guest.refusal !== 'guests_not_allowed' && (
              <Stack as="section" gap={3} className={classes.way}>
                <Heading>{t('page.asGuest', { name })}</Heading>
                <Text tone="quiet">
                  {t('page.asGuestNote', { name })}{' '}
                  {guest.price
                    ? t('page.pays', { amount: format.money(guest.price) })
                    : t('page.free')}
                </Text>
                {guest.refusal ? (
                  <p>{t(`page.refusal.${guest.refusal}`)}</p>
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

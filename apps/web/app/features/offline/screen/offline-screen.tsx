import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { CoverArt } from '#ui/cover-art/cover-art.tsx';
import { BrandMark } from '#ui/display/brand/brand-mark.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
import { OfflineBookings } from '../bookings/offline-bookings.tsx';
import classes from './offline-screen.module.css';
import type { OfflineScreenKind } from './offline-screen-kind.ts';

interface OfflineScreenProps {
  screen: Exclude<OfflineScreenKind, 'page'>;
  userId: string | undefined;
  frameless: boolean;
}

/** Its file is cached with the app (service-worker/build-service-worker.ts). */
const offlineCover = { composition: 0, palette: 4 };

/** Shown instead of a page that is opened offline: what works offline, with links to it. */
export default function OfflineScreen({ screen, userId, frameless }: OfflineScreenProps) {
  const { t } = useTranslation('offline');
  const Region = frameless ? 'main' : 'section';
  return (
    <Region
      id={frameless ? 'main' : undefined}
      className={classes.screen}
      aria-labelledby="offline"
    >
      {frameless && (
        <Link to="/app/dashboard" className={classes.brand}>
          <BrandMark />
        </Link>
      )}
      <title>{`${t(`${screen}.title`)} · Pulse`}</title>
      {screen !== 'bookings' && (
        <CoverArt
          kind="surf"
          seed="offline"
          look={offlineCover}
          eager
          className={classes.coverArt}
        />
      )}
      <Heading id="offline" level={1} size={1}>
        {t(`${screen}.title`)}
      </Heading>
      {screen === 'bookings' ? (
        <OfflineBookings userId={userId} />
      ) : (
        <Text size="lead" prose>
          {t(`${screen}.text`)}
        </Text>
      )}
      <Text tone="quiet" prose>
        {t('comesBack')}
      </Text>
      <ActionBar>
        <ActionLink to="/app/digital-id" variant="primary">
          {t('showId')}
        </ActionLink>
        {screen !== 'bookings' && <ActionLink to="/app/bookings">{t('seeBookings')}</ActionLink>}
      </ActionBar>
    </Region>
  );
}

import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { DeskContext } from '../offline-desk/desk-context.ts';
import { useFrontDeskVenue } from './day/use-front-desk-venue.ts';
import { ScanPanel } from './scan/scan-panel.tsx';
import classes from './staff-scan.module.css';

const LookUpSheet = lazy(() => import('./look-up/look-up-sheet.tsx'));

interface StaffScanProps {
  userId: string;
  /** The scanner of the members, for staff without a venue. */
  children: ReactNode;
}

/** The scanner of the staff, for the venue whose desk was opened last on this device. */
export default function StaffScan({ userId, children }: StaffScanProps) {
  const { t } = useTranslation('front-desk');
  const { venues, venue } = useFrontDeskVenue();
  const venueId = venue?.id;
  const desk = useMemo(() => (venueId ? { userId, venueId } : null), [userId, venueId]);
  const [query, setQuery] = useState<string | null>(null);
  const wasLookedUp = useHasBeenTrue(query !== null);
  if (!venue)
    return (
      <QueryContent query={venues} loading={<LoadingRows rows={4} />}>
        {() => children}
      </QueryContent>
    );
  return (
    <DeskContext value={desk}>
      <PageTitle>{t('staffScan.title')}</PageTitle>
      <Stack className={classes.page}>
        <Row align="center" justify="between">
          <Text tone="quiet">{t('staffScan.venue', { venue: venue.name })}</Text>
          <ActionLink to={`/app/checkin-dashboard?venue=${venue.id}`}>{t('title')}</ActionLink>
        </Row>
        <ScanPanel venue={venue} onLookUp={setQuery} />
        <Row as="footer" align="center" className={classes.own}>
          <p>{t('staffScan.own')}</p>
          <ActionLink to="?for=me">{t('staffScan.ownLink')}</ActionLink>
        </Row>
      </Stack>
      {wasLookedUp && (
        <Suspense>
          <LookUpSheet
            opened={query !== null}
            onClose={() => setQuery(null)}
            venue={venue}
            query={query ?? ''}
          />
        </Suspense>
      )}
    </DeskContext>
  );
}

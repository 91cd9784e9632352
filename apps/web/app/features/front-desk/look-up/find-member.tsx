import { Button } from '@mantine/core';
import type { FrontDeskVenue } from '@pulse/contract/client';
import { IconScan, IconUserSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useHasBeenTrue } from '../../../ui/hooks/use-has-been-true.ts';

const LookUpSheet = lazy(() => import('./look-up-sheet.tsx'));
const ScanSheet = lazy(() => import('../scan/scan-sheet.tsx'));

/** Buttons to find a member: scan the digital ID, or look up name, address or code. */
export function FindMember({ venue }: { venue: FrontDeskVenue }) {
  const { t } = useTranslation('front-desk');
  const [openSheet, setOpenSheet] = useState<'scan' | 'look-up' | null>(null);
  const close = () => setOpenSheet(null);
  // Loaded when the first of them is opened.
  const wasOpened = useHasBeenTrue(openSheet !== null);
  return (
    <>
      <Button
        leftSection={<IconUserSearch size={20} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpenSheet('look-up')}
      >
        {t('lookUp.button')}
      </Button>
      <Button
        variant="primary"
        leftSection={<IconScan size={20} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpenSheet('scan')}
      >
        {t('scan.button')}
      </Button>
      {wasOpened && (
        <Suspense>
          <LookUpSheet opened={openSheet === 'look-up'} onClose={close} venue={venue} />
          <ScanSheet
            opened={openSheet === 'scan'}
            onClose={close}
            venue={venue}
            onLookUp={() => setOpenSheet('look-up')}
          />
        </Suspense>
      )}
    </>
  );
}

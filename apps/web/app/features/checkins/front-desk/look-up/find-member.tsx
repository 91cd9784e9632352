import { Button } from '@mantine/core';
import type { FrontDeskVenue } from '@pulse/contract/client';
import { IconScan, IconUserSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import { useIdle } from '#ui/hooks/use-idle.ts';

const loadLookUp = () => import('./look-up-sheet.tsx');
const loadScan = () => import('../scan/scan-sheet.tsx');
const LookUpSheet = lazy(loadLookUp);
const ScanSheet = lazy(loadScan);

/** Buttons to find a member: scan the digital ID, or look up name, address or code. */
export function FindMember({ venue }: { venue: FrontDeskVenue }) {
  const { t } = useTranslation('front-desk');
  const [openSheet, setOpenSheet] = useState<'scan' | 'look-up' | null>(null);
  const [query, setQuery] = useState('');
  const close = () => setOpenSheet(null);
  const lookUp = (text: string) => {
    setQuery(text);
    setOpenSheet('look-up');
  };
  // Loaded once the browser is idle, so that a scan does not wait for them; needed when one is opened.
  const idle = useIdle();
  useEffect(() => {
    if (idle) Promise.all([loadLookUp(), loadScan()]).catch(() => undefined);
  }, [idle]);
  const wasOpened = useHasBeenTrue(openSheet !== null);
  return (
    <>
      <Button
        leftSection={<IconUserSearch size={20} stroke={1.6} aria-hidden="true" />}
        onClick={() => lookUp('')}
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
          <LookUpSheet
            opened={openSheet === 'look-up'}
            onClose={close}
            venue={venue}
            query={query}
          />
          <ScanSheet
            opened={openSheet === 'scan'}
            onClose={close}
            venue={venue}
            onLookUp={lookUp}
          />
        </Suspense>
      )}
    </>
  );
}

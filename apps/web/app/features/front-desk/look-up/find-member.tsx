import { Button } from '@mantine/core';
import type { FrontDeskVenue } from '@pulse/contract/client';
import { IconScan, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ScanSheet } from '../scan/scan-sheet.tsx';
import { LookUpSheet } from './look-up-sheet.tsx';

/** Buttons to find a member: scan the digital ID, or look up the name. */
export function FindMember({ venue }: { venue: FrontDeskVenue }) {
  const { t } = useTranslation('front-desk');
  const [openSheet, setOpenSheet] = useState<'scan' | 'look-up' | null>(null);
  const close = () => setOpenSheet(null);
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
      <LookUpSheet opened={openSheet === 'look-up'} onClose={close} venue={venue} />
      <ScanSheet
        opened={openSheet === 'scan'}
        onClose={close}
        venue={venue}
        onLookUp={() => setOpenSheet('look-up')}
      />
    </>
  );
}

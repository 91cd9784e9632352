import { Button } from '@mantine/core';
import type { DoorVenue } from '@pulse/contract/client';
import { IconScan, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LookUpSheet } from './look-up-sheet.tsx';
import { ScanSheet } from './scan-sheet.tsx';

/** The two ways to a member: scanning the digital ID, looking up the name. */
export function FindMember({ venue }: { venue: DoorVenue }) {
  const { t } = useTranslation('door');
  const [open, setOpen] = useState<'scan' | 'look-up' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button
        leftSection={<IconUserSearch size={20} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpen('look-up')}
      >
        {t('lookUp.button')}
      </Button>
      <Button
        variant="book"
        leftSection={<IconScan size={20} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpen('scan')}
      >
        {t('scan.button')}
      </Button>
      <LookUpSheet opened={open === 'look-up'} onClose={close} venue={venue} />
      <ScanSheet
        opened={open === 'scan'}
        onClose={close}
        venue={venue}
        onLookUp={() => setOpen('look-up')}
      />
    </>
  );
}

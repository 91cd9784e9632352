import { Button } from '@mantine/core';
import type { DoorVenue } from '@pulse/contract/client';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/sheet.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { downloadQrPicture, type PictureKind } from './download-qr-picture.ts';
import classes from './poster.module.css';
import { Poster } from './poster.tsx';
import type { PosterWish } from './poster-wish.ts';

interface PosterSheetProps {
  /** What to make a poster of; null while none is asked for. */
  wish: PosterWish | null;
  venue: DoorVenue;
  onClose: () => void;
}

/** The poster as it will be printed, with the ways to take it to paper. */
export function PosterSheet({ wish, venue, onClose }: PosterSheetProps) {
  const { t } = useTranslation('partners');
  const save = (kind: PictureKind) => {
    if (!wish) return;
    downloadQrPicture(wish.url, `${venue.name} ${wish.label}`, kind).catch(() =>
      toastFailure(t('poster.failed')),
    );
  };
  return (
    <Sheet opened={wish !== null} onClose={onClose} title={t('poster.title')}>
      {wish && (
        <>
          <Poster wish={wish} venueName={venue.name} />
          {createPortal(
            <div className={classes.printed} aria-hidden="true">
              <Poster wish={wish} venueName={venue.name} />
            </div>,
            document.body,
          )}
          <div className={classes.actions}>
            <Button
              variant="filled"
              size="lg"
              fullWidth
              leftSection={<IconPrinter size={20} stroke={1.6} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t('poster.print')}
            </Button>
            {(['png', 'svg'] as const).map((kind) => (
              <Button
                key={kind}
                leftSection={<IconDownload size={20} stroke={1.6} aria-hidden="true" />}
                onClick={() => save(kind)}
              >
                {t(`poster.${kind}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Sheet>
  );
}

import { Button } from '@mantine/core';
import type { FrontDeskVenue } from '@pulse/contract/client';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#light-translator';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { downloadQrImage, type ImageFormat } from './download-qr-image.ts';
import classes from './poster.module.css';
import type { PosterContent } from './poster.tsx';
import { Poster } from './poster.tsx';

interface PosterSheetProps {
  /** The poster to show; null while the sheet is closed. */
  content: PosterContent | null;
  venue: FrontDeskVenue;
  onClose: () => void;
}

/** The poster as it will be printed, with buttons to print or save it. */
export function PosterSheet({ content, venue, onClose }: PosterSheetProps) {
  const { t } = useTranslation('partners');
  const save = (format: ImageFormat) => {
    if (!content) return;
    downloadQrImage(content.url, `${venue.name} ${content.label}`, format).catch(() =>
      toastFailure(t('poster.failed')),
    );
  };
  return (
    <Sheet opened={content !== null} onClose={onClose} title={t('poster.title')}>
      {content && (
        <>
          <Poster content={content} venueName={venue.name} />
          {createPortal(
            <div className={classes.printCopy} aria-hidden="true">
              <Poster content={content} venueName={venue.name} />
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
            {(['png', 'svg'] as const).map((format) => (
              <Button
                key={format}
                leftSection={<IconDownload size={20} stroke={1.6} aria-hidden="true" />}
                onClick={() => save(format)}
              >
                {t(`poster.${format}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Sheet>
  );
}

import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { PosterContent } from './poster-content.ts';

const PosterPanel = lazy(() => import('./poster-panel.tsx'));

interface PosterSheetProps {
  /** The poster to show; null while the sheet is closed. */
  content: PosterContent | null;
  onClose: () => void;
}

/** The poster of an entrance as it will be printed, to print or to save. */
export function PosterSheet({ content, onClose }: PosterSheetProps) {
  const { t } = useTranslation('partner-qr-codes');
  return (
    <Sheet opened={content !== null} onClose={onClose} title={t('poster.title')}>
      <Suspense>{content && <PosterPanel content={content} />}</Suspense>
    </Sheet>
  );
}

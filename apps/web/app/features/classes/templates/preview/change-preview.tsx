import type { TemplateImpact } from '@pulse/contract/client';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { Consent } from '../use-template-editor.ts';

// Known only once something is saved.
const ChangePreviewForm = lazy(() => import('./change-preview-form.tsx'));

interface ChangePreviewProps {
  /** Null while the preview is closed. */
  impact: TemplateImpact | null;
  busy: boolean;
  onConfirm: (consent: Consent) => void;
  onClose: () => void;
}

/** What a change of a class does to its sessions, before it is saved. */
export function ChangePreview({ impact, onClose, ...form }: ChangePreviewProps) {
  const { t } = useTranslation('partner-classes');
  return (
    <Sheet opened={impact !== null} onClose={onClose} title={t('preview.title')}>
      <Suspense fallback={<LoadingRows rows={2} height={88} />}>
        {impact && <ChangePreviewForm impact={impact} onBack={onClose} {...form} />}
      </Suspense>
    </Sheet>
  );
}

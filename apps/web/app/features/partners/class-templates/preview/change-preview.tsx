import type { TemplateImpact } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { Consent } from '../use-save-template.ts';
import { ChangePreviewForm } from './change-preview-form.tsx';

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
      {impact && <ChangePreviewForm impact={impact} onBack={onClose} {...form} />}
    </Sheet>
  );
}

import type { ReactNode } from 'react';

export interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** False where there is a decision to make first. */
  closable?: boolean;
}

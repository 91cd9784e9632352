import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sheet.module.css';

interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** False where there is a decision to make first. */
  closable?: boolean;
}

/** A question or a detail above the page: a sheet from below on a phone, a dialog on a desktop. */
export function Sheet({ opened, onClose, title, children, closable = true }: SheetProps) {
  const { t } = useTranslation();
  const desktop = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const shared = {
    opened,
    onClose,
    title,
    withCloseButton: closable,
    closeOnClickOutside: closable,
    closeOnEscape: closable,
    closeButtonProps: { 'aria-label': t('action.close'), size: 44 },
  };
  if (desktop) return <Modal {...shared}>{children}</Modal>;
  return (
    <Drawer
      {...shared}
      position="bottom"
      size="auto"
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      {children}
    </Drawer>
  );
}

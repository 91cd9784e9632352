import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import classes from './sheet.module.css';

export interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** False where the person has to decide first. */
  closable?: boolean;
}

/** The content of a `Sheet`, loaded when it is first opened. */
export default function SheetPanel({
  opened,
  onClose,
  title,
  children,
  closable = true,
}: SheetProps) {
  const { t } = useTranslation();
  const desktop = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const shared = {
    opened,
    onClose,
    title,
    withCloseButton: closable,
    closeOnClickOutside: closable,
    closeOnEscape: closable,
    // It is the header of the sheet, not a landmark of the page.
    attributes: { header: { role: 'none' } },
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

import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import classes from './dialogs.module.css';
import { useOpeningTransition } from './use-opening-transition.ts';

export interface SheetPanelProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** The content of a `Sheet`, loaded when it is first opened. */
export default function SheetPanel({ opened, onClose, title, children }: SheetPanelProps) {
  const { t } = useTranslation();
  const desktop = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const shared = {
    opened,
    onClose,
    title,
    // It is the header of the sheet, not a landmark of the page.
    attributes: { header: { role: 'none' } },
    closeButtonProps: { 'aria-label': t('action.close'), size: 44 },
  };
  const transition = useOpeningTransition(opened, desktop ? 'middle' : 'bottom');
  if (desktop)
    return (
      <Modal {...shared} transitionProps={{ transition, duration: 240 }}>
        {children}
      </Modal>
    );
  return (
    <Drawer
      {...shared}
      position="bottom"
      transitionProps={{ transition, duration: 240 }}
      size="auto"
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      {children}
    </Drawer>
  );
}

import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
    title: <SheetTitle>{title}</SheetTitle>,
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

/**
 * The title, which has the focus when the sheet opens, unless a part of its content asks for it: the
 * button that closes it would show its focus ring as if it were what to do next.
 */
function SheetTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const sheet = title.current?.closest('[role="dialog"]');
    if (title.current && !sheet?.querySelector('[data-autofocus]'))
      title.current.dataset.autofocus = 'true';
  }, []);
  return (
    <span ref={title} tabIndex={-1} className={classes.title}>
      {children}
    </span>
  );
}

import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '#light-translator';
import classes from './sheet.module.css';
import type { SheetProps } from './sheet-props.ts';

/** What a `Sheet` shows once it is opened; loaded then. */
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
    // It heads the sheet, not the page.
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

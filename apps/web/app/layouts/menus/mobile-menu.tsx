import { IconMenu2, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Role } from '#features/accounts/session/session-user.ts';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { BrandMark } from '#ui/display/brand/brand-mark.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useCloseOnBack } from '#ui/overlays/use-close-on-back.ts';
import { overlaysAt } from '#ui/page/history-entry.ts';
import classes from './menu.module.css';
import { Menu } from './menu.tsx';

/** The phone's slide-out navigation. */
export function MobileMenu({ role }: { role: Role }) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const open = () => {
    dialog.current?.showModal();
    setOpened(true);
  };
  const close = () => dialog.current?.close();
  useCloseOnBack(opened, close, { closesOnNavigation: true });

  // A link was followed: closed before the effects that focus the page or its section, because a modal
  // dialog keeps the focus and then returns it to the button that opened it.
  const location = useLocation();
  useLayoutEffect(() => {
    if (overlaysAt(location) === 0) dialog.current?.close();
  }, [location]);

  return (
    <>
      <IconButton label={t('nav.openMenu')} onClick={open}>
        <IconMenu2 size={24} stroke={1.7} aria-hidden="true" />
      </IconButton>
      <dialog
        ref={dialog}
        className={classes.dialog}
        aria-label={t('nav.label')}
        onClose={() => setOpened(false)}
      >
        <Row align="center" justify="between" wrap={false} className={classes.top}>
          <BrandMark />
          <IconButton label={t('nav.closeMenu')} onClick={close}>
            <IconX size={24} stroke={1.7} aria-hidden="true" />
          </IconButton>
        </Row>
        {opened && <Menu role={role} />}
        <button type="button" tabIndex={-1} className={classes.backdrop} onClick={close}>
          <span className="visually-hidden">{t('nav.closeMenu')}</span>
        </button>
      </dialog>
    </>
  );
}

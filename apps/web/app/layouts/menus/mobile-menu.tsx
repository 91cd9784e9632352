import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import type { Role } from '../../features/accounts/session/session-user.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { BrandMark } from '../../ui/display/brand-mark.tsx';
import { Menu } from './menu.tsx';
import classes from './mobile-menu.module.css';

/** The phone's slide-out navigation. */
export function MobileMenu({ role }: { role: Role }) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = () => dialog.current?.close();

  // A new location key means that a link of the menu was followed.
  useEffect(() => {
    if (key) dialog.current?.close();
  }, [key]);

  return (
    <>
      <IconButton label={t('nav.openMenu')} onClick={() => dialog.current?.showModal()}>
        <IconMenu2 size={24} stroke={1.7} aria-hidden="true" />
      </IconButton>
      <dialog ref={dialog} className={classes.menu} aria-label={t('nav.label')}>
        <div className={classes.top}>
          <BrandMark />
          <IconButton label={t('nav.closeMenu')} onClick={close}>
            <IconX size={24} stroke={1.7} aria-hidden="true" />
          </IconButton>
        </div>
        <Menu role={role} />
        <button type="button" tabIndex={-1} className={classes.backdrop} onClick={close}>
          <span className="visually-hidden">{t('nav.closeMenu')}</span>
        </button>
      </dialog>
    </>
  );
}

import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { ActionLink } from '../ui/action.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { publicLinks } from './public-links.ts';
import classes from './public-menu.module.css';

/** The public links on a phone: a full-screen dialog behind the three lines. */
export function PublicMenu() {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // A new location key means that a link of the menu was followed.
  useEffect(() => {
    if (key) dialog.current?.close();
  }, [key]);

  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-label={t('nav.openMenu')}
        onClick={() => dialog.current?.showModal()}
      >
        <IconMenu2 size={26} stroke={1.8} aria-hidden="true" />
      </button>
      <dialog ref={dialog} className={classes.menu} aria-label={t('nav.label')}>
        <div className={classes.top}>
          <BrandMark />
          <button
            type="button"
            className={classes.toggle}
            aria-label={t('nav.closeMenu')}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={26} stroke={1.8} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={t('nav.label')} className={classes.links}>
          {publicLinks.map(({ to, name }) => (
            <NavLink key={to} to={to} end className={classes.link}>
              {t(name)}
            </NavLink>
          ))}
        </nav>
        <div className={classes.bottom}>
          <ActionLink to="/auth?mode=sign-up" variant="filled" size="large">
            {t('nav.getStarted')}
          </ActionLink>
          <ActionLink to="/auth" size="large">
            {t('nav.signIn')}
          </ActionLink>
          <LanguageSwitch />
        </div>
      </dialog>
    </>
  );
}

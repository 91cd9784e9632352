import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { LanguageSwitch } from '#ui/controls/language-switch.tsx';
import { BrandMark } from '#ui/display/brand/brand-mark.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './public-frame.module.css';

const id = 'public-menu';

/** Links of the public header, in order. */
export const publicLinks = [
  { to: '/', name: 'nav.home' },
  { to: '/pricing', name: 'nav.pricing' },
  { to: '/faq', name: 'nav.faq' },
  { to: '/partners', name: 'nav.partners' },
] as const;

/** The public links on a phone, in full screen: a native popover, which opens without JavaScript. */
export function PublicMenu() {
  const { t } = useTranslation('shell');
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  const shownKey = useRef(key);

  // A new location key means that a link of the menu was followed.
  useEffect(() => {
    if (shownKey.current !== key) menu.current?.hidePopover();
    shownKey.current = key;
  }, [key]);

  return (
    <>
      <IconButton label={t('nav.openMenu')} className={classes.toggle} popoverTarget={id}>
        <IconMenu2 size={26} stroke={1.8} aria-hidden="true" />
      </IconButton>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('nav.label')}
        className={classes.menu}
      >
        <Row align="center" justify="between" wrap={false}>
          <BrandMark />
          <IconButton label={t('nav.closeMenu')} popoverTarget={id} popoverTargetAction="hide">
            <IconX size={26} stroke={1.8} aria-hidden="true" />
          </IconButton>
        </Row>
        <nav aria-label={t('nav.label')} className={classes.menuLinks}>
          {publicLinks.map(({ to, name }) => (
            <NavLink key={to} to={to} end className={classes.menuLink}>
              {t(name)}
            </NavLink>
          ))}
        </nav>
        <Stack gap={3} className={classes.bottom}>
          <ActionLink
            to="/app/dashboard"
            variant="filled"
            size="large"
            className={classes.signedIn}
          >
            {t('nav.openApp')}
          </ActionLink>
          <ActionLink
            to="/auth?mode=sign-up"
            variant="filled"
            size="large"
            className={classes.signedOut}
          >
            {t('nav.getStarted')}
          </ActionLink>
          <ActionLink to="/auth" size="large" className={classes.signedOut}>
            {t('nav.signIn')}
          </ActionLink>
          <LanguageSwitch />
        </Stack>
      </div>
    </>
  );
}

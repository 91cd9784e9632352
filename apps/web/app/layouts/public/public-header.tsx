import { useEffect } from 'react';
import { NavLink } from 'react-router';
import { checkSession } from '#features/accounts/session/check-session.ts';
import { writeSessionAttributes } from '#features/accounts/session/session-attributes.ts';
import { useSession } from '#features/accounts/session/use-session.ts';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { LanguageSwitch } from '#ui/controls/language-switch.tsx';
import { BrandLink } from '#ui/display/brand/brand-link.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from './public-frame.module.css';
import { PublicMenu, publicLinks } from './public-menu.tsx';

/**
 * The header of the public pages. Signed-in users see a link to the app instead of Sign In: both are
 * prerendered, and attributes on <html> show one of them.
 */
export function PublicHeader() {
  const { t } = useTranslation('shell');
  useSessionAttributes();
  return (
    <Row as="header" align="center" gap={6} wrap={false} className={classes.header}>
      <BrandLink to="/" />
      <nav aria-label={t('nav.label')} className={classes.links}>
        {publicLinks.map(({ to, name }) => (
          <NavLink key={to} to={to} end className={classes.link}>
            {t(name)}
          </NavLink>
        ))}
      </nav>
      <Row align="center" gap={1} wrap={false} className={classes.actions}>
        <div className={classes.language}>
          <LanguageSwitch />
        </div>
        <ActionLink to="/app/dashboard" variant="filled" className={classes.open}>
          {t('nav.openApp')}
        </ActionLink>
        <ActionLink to="/auth" variant="subtle" className={classes.signIn}>
          {t('nav.signIn')}
        </ActionLink>
        <ActionLink to="/auth?mode=sign-up" variant="filled" className={classes.start}>
          {t('nav.getStarted')}
        </ActionLink>
        <PublicMenu />
      </Row>
    </Row>
  );
}

/** Updates the attributes on <html>, the first of which ui/theme/first-paint-script.ts has set. */
function useSessionAttributes(): void {
  const session = useSession();
  useEffect(() => void checkSession(), []);
  useEffect(() => writeSessionAttributes(session), [session]);
}

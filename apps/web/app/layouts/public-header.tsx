import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useIsSignedIn } from '../features/accounts/session/use-session.ts';
import { ActionLink } from '../ui/action.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import classes from './public-header.module.css';
import { publicLinks } from './public-links.ts';
import { PublicMenu } from './public-menu.tsx';

/** Header of the public pages; who is signed in sees the way into the app instead of Sign In. */
export function PublicHeader() {
  const { t } = useTranslation('shell');
  const signedIn = useIsSignedIn();
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand}>
        <BrandMark />
      </Link>
      <nav aria-label={t('nav.label')} className={classes.links}>
        {publicLinks.map(({ to, name }) => (
          <NavLink key={to} to={to} end className={classes.link}>
            {t(name)}
          </NavLink>
        ))}
      </nav>
      <div className={classes.actions}>
        <div className={classes.language}>
          <LanguageSwitch />
        </div>
        {signedIn ? (
          <ActionLink to="/app/dashboard" variant="filled">
            {t('nav.openApp')}
          </ActionLink>
        ) : (
          <>
            <ActionLink to="/auth" variant="quiet" className={classes.signIn}>
              {t('nav.signIn')}
            </ActionLink>
            <ActionLink to="/auth?mode=sign-up" variant="filled" className={classes.start}>
              {t('nav.getStarted')}
            </ActionLink>
          </>
        )}
        <PublicMenu />
      </div>
    </header>
  );
}

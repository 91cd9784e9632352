import { Link, NavLink } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '../../ui/controls/action.tsx';
import { LanguageSwitch } from '../../ui/controls/language-switch.tsx';
import { BrandMark } from '../../ui/display/brand-mark.tsx';
import classes from './public-header.module.css';
import { publicLinks } from './public-links.ts';
import { PublicMenu } from './public-menu.tsx';
import { useSignedInAttribute } from './use-signed-in-attribute.ts';

/**
 * Header of the public pages; who is signed in sees the way into the app instead of Sign In. Both
 * are in the page, because it is written out before anybody reads it; a mark on <html> chooses.
 */
export function PublicHeader() {
  const { t } = useTranslation('shell');
  useSignedInAttribute();
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
      </div>
    </header>
  );
}

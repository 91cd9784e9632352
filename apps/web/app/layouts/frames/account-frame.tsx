import { Link, Outlet } from 'react-router';
import { LanguageSwitch } from '#ui/controls/language-switch.tsx';
import { CoverArt } from '#ui/cover-art/cover-art.tsx';
import { BrandMark } from '#ui/display/brand-mark.tsx';
import classes from './account-frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** The frame of sign-in and of links from emails: a form beside a large cover. */
export default function AccountFrame() {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <div className={classes.side}>
        <header className={classes.header}>
          <Link to="/" className={classes.brand}>
            <BrandMark />
          </Link>
          <LanguageSwitch />
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <CoverArt
        kind="yoga"
        seed="account"
        look={{ composition: 0, palette: 0 }}
        eager
        className={classes.art}
      />
    </div>
  );
}

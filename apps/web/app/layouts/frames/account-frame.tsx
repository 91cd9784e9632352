import { Outlet } from 'react-router';
import { LanguageSwitch } from '#ui/controls/language-switch.tsx';
import { CoverArt } from '#ui/cover-art/cover-art.tsx';
import { BrandLink } from '#ui/display/brand/brand-link.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from './account-frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** The frame of sign-in and of links from emails: a form beside a large cover. */
export default function AccountFrame() {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <div className={classes.side}>
        <Row as="header" align="center" justify="between" wrap={false} className={classes.header}>
          <BrandLink to="/" />
          <LanguageSwitch />
        </Row>
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

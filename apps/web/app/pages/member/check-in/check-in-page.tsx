import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { BrandMark } from '#ui/display/brand-mark.tsx';
import classes from './check-in-page.module.css';

/** The frame of the pages that the QR code of a poster opens: only the check-in. */
export function CheckInPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.frame}>
      <title>{`${t('title.checkIn')} · Pulse`}</title>
      <header className={classes.header}>
        <Link to="/app/dashboard" className={classes.brand}>
          <BrandMark />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}

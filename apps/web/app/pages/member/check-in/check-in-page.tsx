import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { BrandLink } from '#ui/display/brand/brand-link.tsx';
import classes from './check-in.module.css';

/** The frame of the pages that the QR code of a poster opens: only the check-in. */
export function CheckInPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.frame}>
      <title>{`${t('title.checkIn')} · Pulse`}</title>
      <header className={classes.header}>
        <BrandLink to="/app/dashboard" />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslation } from '#light-translator';
import { Action } from '../../ui/controls/action.tsx';
import { BrandMark } from '../../ui/display/brand-mark.tsx';
import { RingLoader } from '../../ui/feedback/ring-loader.tsx';
import { isReloading } from '../../ui/network/reload-on-missing-chunk.ts';
import classes from './top-level-error.module.css';

// The landing page includes this screen and must not include the drawings.
const CoverArt = lazy(async () => {
  const { CoverArt: component } = await import('../../ui/cover-art/cover-art.tsx');
  return { default: component };
});

/** The error boundary of all routes. */
export function TopLevelError() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const tryAgain = () => {
    void navigate('.', { replace: true });
    void revalidator.revalidate();
  };

  if (isReloading()) return <RingLoader />;
  return (
    <main id="main" className={classes.screen} tabIndex={-1}>
      <title>{`${t('error.title')} · Pulse`}</title>
      <div className={classes.content}>
        <BrandMark />
        <h1 className={classes.title}>{t('error.title')}</h1>
        <p className={classes.text}>{t('error.text')}</p>
        <div className={classes.actions}>
          <Action variant="filled" onClick={tryAgain}>
            {t('error.tryAgain')}
          </Action>
          <Action onClick={() => window.location.reload()}>{t('error.refresh')}</Action>
        </div>
      </div>
      <Suspense>
        <CoverArt kind="climbing" seed="error" className={classes.art} />
      </Suspense>
    </main>
  );
}

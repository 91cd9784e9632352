import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
} from 'react';
import { createPath, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useTranslation } from '#light-translator';
import { Action } from '../../ui/controls/action.tsx';
import type { CoverArt as Drawing } from '../../ui/cover-art/cover-art.tsx';
import { BrandMark } from '../../ui/display/brand-mark.tsx';
import { RingLoader } from '../../ui/feedback/ring-loader.tsx';
import { isOnline, onConnectionChange } from '../../ui/network/connection.ts';
import { loadPage, loadPageIfReachable } from '../../ui/network/missing-files.ts';
import { useMissingFiles } from '../../ui/network/use-missing-files.ts';
import { applyColorScheme } from '../../ui/theme/color-scheme-store.ts';
import classes from './top-level-error.module.css';

// The landing page includes this screen and must not include the drawings. Without a network there is
// none: an error of the error screen would show the router's own.
const CoverArt = lazy(async () => {
  const loaded = await import('../../ui/cover-art/cover-art.tsx').catch(() => undefined);
  const component: ComponentType<ComponentProps<typeof Drawing>> = loaded?.CoverArt ?? (() => null);
  return { default: component };
});

/** The error boundary of all routes, and the screen of a page whose code is missing. */
export function TopLevelError() {
  const { t } = useTranslation(['shell', 'shared']);
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  // The page that was asked for and did not arrive; its address is not in the address bar yet.
  const { location } = useNavigation();
  const { missing, isChecking } = useMissingFiles();
  const isMissing = missing !== 'nothing';
  const loadAgain = () => loadPageIfReachable(location && createPath(location));
  const tryAgain = () => {
    // A module that failed to load stays failed until the page is loaded anew.
    if (isMissing) return void loadAgain();
    void navigate('.', { replace: true });
    void revalidator.revalidate();
  };
  const onBack = useEffectEvent(() => {
    if (isMissing && isOnline()) void loadAgain();
  });
  useEffect(() => onConnectionChange(() => onBack()), []);
  // The providers of the page, gone with it, have reset the theme.
  useEffect(applyColorScheme, []);

  if (isChecking) return <RingLoader />;
  return (
    <main id="main" className={classes.screen} tabIndex={-1}>
      <title>{`${t('shell:error.title')} · Pulse`}</title>
      <div className={classes.content}>
        <BrandMark />
        <h1 className={classes.title}>{t('shell:error.title')}</h1>
        <p className={classes.text}>{t('shell:error.text')}</p>
        {isMissing && <p className={classes.text}>{t('shared:state.loadFailedHint')}</p>}
        <div className={classes.actions}>
          <Action variant="filled" onClick={tryAgain}>
            {t('shell:error.tryAgain')}
          </Action>
          <Action onClick={() => loadPage()}>{t('shell:error.refresh')}</Action>
        </div>
      </div>
      <Suspense>
        <CoverArt kind="climbing" seed="error" className={classes.art} />
      </Suspense>
    </main>
  );
}

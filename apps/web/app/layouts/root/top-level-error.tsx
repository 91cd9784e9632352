import { useEffect, useEffectEvent } from 'react';
import {
  createPath,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { CoverArt } from '#ui/cover-art/cover-art.tsx';
import { BrandMark } from '#ui/display/brand/brand-mark.tsx';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
import { isOnline, onConnectionChange } from '#ui/network/connection.ts';
import { isMissingFile, loadPage, loadPageIfReachable } from '#ui/network/missing-files.ts';
import { useMissingFiles } from '#ui/network/use-missing-files.ts';
import { applyColorScheme } from '#ui/theme/color-scheme-store.ts';
import classes from './root.module.css';

/** The error boundary of all routes, and the screen of a page whose code is missing. */
export function TopLevelError() {
  const { t } = useTranslation(['shell', 'shared']);
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  // The page that was asked for and did not arrive; its address is not in the address bar yet.
  const { location } = useNavigation();
  const { missing, isChecking } = useMissingFiles();
  const error = useRouteError();
  const isMissing = missing !== 'nothing' || isMissingFile(error);
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
        <Heading level={1} size={1} className={classes.title}>
          {t('shell:error.title')}
        </Heading>
        <Text size="lead" tone="quiet" className={classes.text}>
          {t('shell:error.text')}
        </Text>
        {isMissing && (
          <Text size="lead" tone="quiet" className={classes.text}>
            {t('shared:state.loadFailedHint')}
          </Text>
        )}
        <ActionBar className={classes.actions}>
          <Action variant="filled" onClick={tryAgain}>
            {t('shell:error.tryAgain')}
          </Action>
          <Action onClick={() => loadPage()}>{t('shell:error.refresh')}</Action>
        </ActionBar>
      </div>
      <CoverArt
        kind="climbing"
        seed="error"
        look={{ composition: 0, palette: 6 }}
        className={classes.art}
      />
    </main>
  );
}

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startLanguage } from '#locales/start-language.ts';
import { watchMissingFiles } from '#ui/network/missing-files.ts';
import { applyShellStyles } from '#ui/theme/apply-shell-styles.ts';

watchMissingFiles();

// Local times are computed with Temporal; browsers without it load the polyfill.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

// Only a prerendered page has its main region before the app has started.
await startLanguage(document.getElementById('main') !== null);
await applyShellStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

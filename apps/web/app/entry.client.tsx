import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startLanguage } from './locales/start-language.ts';

// Only a prerendered page has its main region before the app stands.
await startLanguage(document.getElementById('main') !== null);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

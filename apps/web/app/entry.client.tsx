import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startLanguage } from './locales/start-language.ts';

const prerendered = document.getElementById('main') !== null;
const language = await startLanguage(prerendered);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
// After the first paint: the words must not change while React takes the English page over.
requestAnimationFrame(() => setTimeout(language.finish));

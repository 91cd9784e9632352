import { startLanding } from './features/landing/live/start-landing.ts';
import { startPricing } from './features/landing/live/start-pricing.ts';
import { toLanguage } from './locales/languages.ts';
import {
  type ColorScheme,
  chooseColorScheme,
  onColorSchemeChange,
  readColorScheme,
} from './ui/color-scheme-store.ts';

/**
 * All that a public page runs when it is read as it was written out: the choices of its frame, and
 * what is live on the start page. Everything else there works without a script.
 */
const language = toLanguage(document.documentElement.lang);
const switches = document.querySelectorAll<HTMLSelectElement>('select[name="language"]');
const themes = document.querySelectorAll<HTMLInputElement>('input[data-theme]');

// A browser that comes back to a page fills in what was chosen when it was left.
for (const choice of switches) choice.value = language;
const showTheme = () => {
  for (const theme of themes) theme.checked = theme.dataset.theme === readColorScheme();
};
showTheme();
onColorSchemeChange(showTheme);

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.name === 'language') {
    localStorage.setItem('i18nextLng', target.value);
    location.assign(`${location.pathname}?lang=${target.value}${location.hash}`);
  }
  if (target instanceof HTMLInputElement && target.dataset.theme)
    chooseColorScheme(target.dataset.theme as ColorScheme);
});

const live = document.querySelector<HTMLElement>('[data-live]');
if (live?.dataset.live === 'landing') startLanding(live, language);
if (live?.dataset.live === 'pricing') startPricing(live, language);

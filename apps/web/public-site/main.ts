import { toLanguage } from '#locales/languages.ts';
import {
  type ColorScheme,
  chooseColorScheme,
  onColorSchemeChange,
  readColorScheme,
} from '#ui/theme/color-scheme-store.ts';
import { startFaq } from './faq/start-faq.ts';
import { hideFailedPhotos } from './hide-failed-photos.ts';
import { startLanding } from './landing/start-landing.ts';
import { startCityPage, startVenuePage } from './places-left/start-places-left.ts';
import { startPricing } from './pricing/start-pricing.ts';

/**
 * The only script of a prerendered public page: the language and theme controls of its frame, and the
 * live parts of the landing, pricing, FAQ, venue and city pages. Everything else works without a script.
 */
const language = toLanguage(document.documentElement.lang);
const languageSelects = document.querySelectorAll<HTMLSelectElement>('select[name="language"]');
const themeInputs = document.querySelectorAll<HTMLInputElement>('input[data-theme]');

// On going back, browsers restore the values that the controls had when the page was left.
for (const choice of languageSelects) choice.value = language;
const showChosenTheme = () => {
  for (const theme of themeInputs) theme.checked = theme.dataset.theme === readColorScheme();
};
showChosenTheme();
onColorSchemeChange(showChosenTheme);

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.name === 'language') {
    localStorage.setItem('i18nextLng', target.value);
    const query = new URLSearchParams(location.search);
    query.set('lang', target.value);
    location.assign(`${location.pathname}?${query}${location.hash}`);
  }
  if (target instanceof HTMLInputElement && target.dataset.theme)
    chooseColorScheme(target.dataset.theme as ColorScheme);
});

hideFailedPhotos();

// Loaded only where a user has signed in; other visitors need none of it.
if (document.documentElement.hasAttribute('data-session-unknown'))
  void import('./session/show-session.ts').then(({ showSession }) => showSession());

const page = document.querySelector<HTMLElement>('[data-page-script]');
if (page?.dataset.pageScript === 'landing') startLanding(page, language);
if (page?.dataset.pageScript === 'pricing') startPricing(page, language);
if (page?.dataset.pageScript === 'faq') startFaq(page, language);
if (page?.dataset.pageScript === 'venue') void startVenuePage(page, language);
if (page?.dataset.pageScript === 'city') void startCityPage(page, language);

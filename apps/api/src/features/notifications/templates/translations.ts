import { createInstance } from 'i18next';
import deMails from '../../../locales/de/mails.json' with { type: 'json' };
import deNotifications from '../../../locales/de/notifications.json' with { type: 'json' };
import enMails from '../../../locales/en/mails.json' with { type: 'json' };
import enNotifications from '../../../locales/en/notifications.json' with { type: 'json' };
import frMails from '../../../locales/fr/mails.json' with { type: 'json' };
import frNotifications from '../../../locales/fr/notifications.json' with { type: 'json' };

/** The languages of spec §9. */
export type Language = 'en' | 'fr' | 'de';

const i18n = createInstance();
await i18n.init({
  fallbackLng: 'en',
  ns: ['notifications', 'mails'],
  resources: {
    en: { notifications: enNotifications, mails: enMails },
    fr: { notifications: frNotifications, mails: frMails },
    de: { notifications: deNotifications, mails: deMails },
  },
  // Plain text: it is escaped where it is put into HTML.
  interpolation: { escapeValue: false },
});

/** The language of a user's stored language code; English for an unsupported one. */
export function languageOf(value: string): Language {
  return value === 'fr' || value === 'de' ? value : 'en';
}

/** A text of locales/<language>/notifications.json; `count` selects the plural form. */
export function notificationText(
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string {
  return i18n.t(key, { ns: 'notifications', lng: language, ...values });
}

/** A text of locales/<language>/mails.json. */
export function mailText(
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string {
  return i18n.t(key, { ns: 'mails', lng: language, ...values });
}

/** The first line of an email to a person: by the first name, as one speaks to a person. */
export function greetingOf(language: Language, fullName: string): string {
  const [firstName = fullName] = fullName.trim().split(/\s+/);
  return mailText(language, 'greeting', { name: firstName });
}

/** The languages in which the name of a city is known. */
type Language = 'en' | 'fr' | 'de';

/** Cities with another name in another language: in English, French and German, then other spellings. */
const CITIES: readonly (readonly [en: string, fr: string, de: string, ...others: string[]])[] = [
  ['Beirut', 'Beyrouth', 'Beirut'],
  ['Sidon', 'Saïda', 'Sidon', 'Saida'],
  ['Tyre', 'Tyr', 'Tyros', 'Sour'],
  ['Bsharri', 'Bcharré', 'Bscharri'],
  ['Nice', 'Nice', 'Nizza'],
  ['Strasbourg', 'Strasbourg', 'Straßburg'],
  ['Geneva', 'Genève', 'Genf'],
  ['Neuchâtel', 'Neuchâtel', 'Neuenburg'],
  ['Fribourg', 'Fribourg', 'Freiburg im Üechtland'],
  ['Brussels', 'Bruxelles', 'Brüssel'],
  ['Liège', 'Liège', 'Lüttich'],
  ['Luxembourg', 'Luxembourg', 'Luxemburg'],
  ['Montreal', 'Montréal', 'Montreal'],
  ['Hamburg', 'Hambourg', 'Hamburg'],
  ['Munich', 'Munich', 'München'],
  ['Cologne', 'Cologne', 'Köln'],
  ['Frankfurt', 'Francfort', 'Frankfurt am Main'],
  ['Dresden', 'Dresde', 'Dresden'],
  ['Vienna', 'Vienne', 'Wien'],
  ['Salzburg', 'Salzbourg', 'Salzburg'],
  ['Zurich', 'Zurich', 'Zürich'],
  ['Basel', 'Bâle', 'Basel'],
  ['Bern', 'Berne', 'Bern'],
  ['Lucerne', 'Lucerne', 'Luzern'],
  ['Damascus', 'Damas', 'Damaskus'],
  ['Cairo', 'Le Caire', 'Kairo'],
];

const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];

const BY_SPELLING = new Map(CITIES.flatMap((names) => names.map((name) => [name, names] as const)));

/**
 * The name of a city in the reader's language, whichever language the venue wrote it in; a city
 * without another name keeps its own.
 */
export function cityName(name: string, language: Language): string {
  return BY_SPELLING.get(name)?.[LANGUAGES.indexOf(language)] ?? name;
}

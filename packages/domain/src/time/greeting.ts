/** One greeting of a day; `neutral` is said at night, when no other fits. */
export type Greeting = 'morning' | 'afternoon' | 'evening' | 'neutral';

/** The hours at which each greeting begins, by language: German mornings end at 11. */
const GREETING_HOURS = {
  en: { morning: 5, afternoon: 12, evening: 18, neutral: 23 },
  fr: { morning: 5, afternoon: 12, evening: 18, neutral: 23 },
  de: { morning: 5, afternoon: 11, evening: 18, neutral: 23 },
} as const;

/** The greeting at a local hour (0 to 23), as the language has it. */
export function greetingAt(hour: number, language: keyof typeof GREETING_HOURS): Greeting {
  const { morning, afternoon, evening, neutral } = GREETING_HOURS[language];
  if (hour < morning || hour >= neutral) return 'neutral';
  if (hour < afternoon) return 'morning';
  return hour < evening ? 'afternoon' : 'evening';
}

import type { CityLanguage } from '@pulse/demo-data/cities';
import type { ClassTemplateRow } from './demo-rows.ts';
import { createRandom } from './random.ts';

type Audience = Pick<ClassTemplateRow, 'level' | 'language' | 'women_only'>;

/** The languages of classes where a language is spoken; those that are more common stand there more often. */
const languages: Record<CityLanguage, readonly string[]> = {
  ar: ['ar', 'ar', 'ar', 'en', 'en', 'fr', 'hy'],
  fr: ['fr', 'fr', 'fr', 'fr', 'en', 'ar'],
  de: ['de', 'de', 'de', 'de', 'en', 'tr'],
};
const levels = [
  'all',
  'all',
  'all',
  'all',
  'beginner',
  'beginner',
  'intermediate',
  'advanced',
] as const;

/** For whom a class is, the same for the same seed; a name such as "Beginners" decides its level. */
export function chooseAudience(seed: string, name: string, spoken: CityLanguage): Audience {
  const random = createRandom(`audience ${seed}`);
  const level = random.pick(levels);
  return {
    level: levelInName(name) ?? level,
    language: random.pick(languages[spoken]),
    women_only: /wom[ae]n/i.test(name) || random.chance(0.06),
  };
}

function levelInName(name: string): Audience['level'] | null {
  if (/beginner|intro|first steps|gentle|foundation/i.test(name)) return 'beginner';
  if (/advanced|competition|power/i.test(name)) return 'advanced';
  return /family|open|community|all levels/i.test(name) ? 'all' : null;
}

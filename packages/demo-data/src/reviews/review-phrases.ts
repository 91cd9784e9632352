import { z } from 'zod';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const phrases = z.array(z.string());

/** Sentences from which reviews are composed; `{class}` is the class the reviewer attended. */
const reviewPhrasesOfLanguage = z.strictObject({
  /** How a positive review begins. */
  openings: phrases,
  /** Something good about the venue or its staff. */
  details: phrases,
  /** Something that only fits one activity. */
  byActivity: z.record(z.string(), phrases),
  /** What could be better, from a member who comes again. */
  suggestions: phrases,
  /** How a mixed review begins. */
  mixed: phrases,
  /** From a disappointed reviewer. */
  complaints: phrases,
  closings: phrases,
  /** The venue's answers to praise, to a suggestion and to a complaint. */
  answers: z.strictObject({ praise: phrases, suggestion: phrases, complaint: phrases }),
});

/** By the language that people write in. */
export const reviewPhrases = z
  .record(z.enum(['en', 'fr', 'de']), reviewPhrasesOfLanguage)
  .parse({ en, fr, de });

/** Sentences from which reviews are composed; `{class}` is the class the reviewer attended. */
export interface ReviewPhrases {
  /** How a positive review begins. */
  openings: readonly string[];
  /** Something good about the venue or its staff. */
  details: readonly string[];
  /** Something that only fits one activity. */
  byActivity: Readonly<Record<string, readonly string[]>>;
  /** What could be better, from a member who comes again. */
  suggestions: readonly string[];
  /** How a mixed review begins. */
  mixed: readonly string[];
  /** From a disappointed reviewer. */
  complaints: readonly string[];
  closings: readonly string[];
  /** The venue's answers to praise, to a suggestion and to a complaint. */
  answers: {
    praise: readonly string[];
    suggestion: readonly string[];
    complaint: readonly string[];
  };
}

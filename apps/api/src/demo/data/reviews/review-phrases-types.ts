/** Sentences that reviews are made of; `{class}` is the class the reviewer attended. */
export interface ReviewPhrases {
  /** How a contented review begins. */
  openings: readonly string[];
  /** Something good about the house or its people. */
  details: readonly string[];
  /** Something that only fits one activity. */
  byActivity: Readonly<Record<string, readonly string[]>>;
  /** What could be better, from somebody who comes again. */
  suggestions: readonly string[];
  /** How a mixed review begins. */
  mixed: readonly string[];
  /** From somebody who is not contented. */
  complaints: readonly string[];
  closings: readonly string[];
  /** What a venue says to praise, to a wish and to a complaint. */
  answers: {
    praise: readonly string[];
    wish: readonly string[];
    complaint: readonly string[];
  };
}

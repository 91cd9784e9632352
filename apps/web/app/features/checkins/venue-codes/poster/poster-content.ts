/** What a poster is about. */
export interface PosterContent {
  /** The venue. */
  name: string;
  /** The entrance. */
  label: string;
  /** The URL in the QR code. */
  url: string;
  /** The code that members can type instead; null for the signed link, which is too long. */
  code: string | null;
}

/** A poster with its texts in one language. */
export interface PosterTexts extends PosterContent {
  language: string;
  scan: string;
  how: string;
  type: string;
  /** The whole poster as one sentence, for people who do not see it. */
  alt: string;
}

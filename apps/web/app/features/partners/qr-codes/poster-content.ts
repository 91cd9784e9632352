/** What a poster is to be made of. */
export interface PosterContent {
  /** The address inside the picture. */
  url: string;
  /** The entrance. */
  label: string;
  /** What members may type instead; the signed link is too long for that. */
  code: string | null;
}

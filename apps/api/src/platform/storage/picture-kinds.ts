/** How a kind of picture is kept, in pixels. */
interface PictureKindRules {
  width: number;
  height: number;
  /** `cover` cuts to the shape around the middle, `inside` only makes smaller. */
  fit: 'cover' | 'inside';
  /** True: whoever has the address sees it. False: only through the feature that it belongs to. */
  open: boolean;
}

/** Every kind of picture that somebody may upload. */
export const PICTURE_KINDS = {
  // Sharp at 170 px on a phone with three pixels to each, where the digital ID shows it.
  profile_photo: { width: 512, height: 512, fit: 'cover', open: true },
  // Small print stays readable.
  feedback_screenshot: { width: 2000, height: 2000, fit: 'inside', open: false },
} as const satisfies Record<string, PictureKindRules>;

export type PictureKind = keyof typeof PICTURE_KINDS;

/** The largest upload in bytes: the photos of all phones fit. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;
/** The most pixels that are decoded: a phone's 50 megapixels. */
export const MOST_PIXELS = 50_000_000;

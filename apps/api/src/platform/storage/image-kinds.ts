/** How an image of a kind is stored, in pixels. */
interface ImageKindOptions {
  width: number;
  height: number;
  /** `cover` crops to the aspect ratio around the centre, `inside` only reduces the size. */
  fit: 'cover' | 'inside';
  /** True: served to anybody with its URL. False: only through the feature that it belongs to. */
  public: boolean;
}

/** Every kind of image that users upload. */
export const IMAGE_KINDS = {
  // Sharp at 170 px on a phone with three pixels to each, where the digital ID shows it.
  profile_photo: { width: 512, height: 512, fit: 'cover', public: true },
  // Small print stays readable.
  feedback_screenshot: { width: 2000, height: 2000, fit: 'inside', public: false },
} as const satisfies Record<string, ImageKindOptions>;

export type ImageKind = keyof typeof IMAGE_KINDS;

/** The largest upload in bytes: the photos of all phones fit. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** The most pixels that are decoded: a phone's 50 megapixels. */
export const MAX_PIXELS = 50_000_000;

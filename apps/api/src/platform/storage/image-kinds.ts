/** One of the files in which an image is stored, in pixels. */
export interface ImageFile {
  /** What its name adds to the image's key; nothing where there is one file. */
  suffix: string;
  format: 'webp' | 'avif';
  width: number;
  height: number;
}

/** How the images of a kind are stored and who may see them. */
interface ImageKindOptions {
  /** The largest first. */
  files: readonly [ImageFile, ...ImageFile[]];
  /** `cover` crops to the aspect ratio around the centre, `inside` only reduces the size. */
  fit: 'cover' | 'inside';
  /** True: served to every client with its URL. False: only through the feature that it belongs to. */
  public: boolean;
  /** True: downloaded and erased with the account that uploaded it. */
  personal: boolean;
}

/** Every kind of image that users upload. */
export const IMAGE_KINDS = {
  // Sharp at 170 px on a phone with three pixels to each, where the digital ID shows it.
  profile_photo: {
    files: [{ suffix: '', format: 'webp', width: 512, height: 512 }],
    fit: 'cover',
    public: true,
    personal: true,
  },
  // It belongs to the organisation, as the images of its venues do.
  trainer_photo: {
    files: [{ suffix: '', format: 'webp', width: 512, height: 512 }],
    fit: 'cover',
    public: true,
    personal: false,
  },
  // Small print stays readable.
  feedback_screenshot: {
    files: [{ suffix: '', format: 'webp', width: 2000, height: 2000 }],
    fit: 'inside',
    public: false,
    personal: true,
  },
  // The large size fills a venue's page, the small one a card or a phone. It belongs to the venue's
  // organisation, also when the person who uploaded it is gone.
  venue_image: {
    files: [
      { suffix: '-1600.webp', format: 'webp', width: 1600, height: 2400 },
      { suffix: '-1600.avif', format: 'avif', width: 1600, height: 2400 },
      { suffix: '-640.webp', format: 'webp', width: 640, height: 960 },
      { suffix: '-640.avif', format: 'avif', width: 640, height: 960 },
    ],
    fit: 'inside',
    public: true,
    personal: false,
  },
} as const satisfies Record<string, ImageKindOptions>;

export type ImageKind = keyof typeof IMAGE_KINDS;

/** The kinds with a property. */
export function imageKinds(property: 'public' | 'personal'): ImageKind[] {
  const kinds = Object.keys(IMAGE_KINDS) as ImageKind[];
  return kinds.filter((kind) => IMAGE_KINDS[kind][property]);
}

/** The files of a kind, the largest first. */
export function filesOf(kind: ImageKind): readonly [ImageFile, ...ImageFile[]] {
  return IMAGE_KINDS[kind].files;
}

/** The largest upload in bytes: the photos of all phones fit. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** The largest image of a venue in bytes: those of a photographer's camera fit. */
export const MAX_VENUE_IMAGE_BYTES = 20 * 1024 * 1024;
/** The most pixels that are decoded: a phone's 50 megapixels. */
export const MAX_PIXELS = 50_000_000;

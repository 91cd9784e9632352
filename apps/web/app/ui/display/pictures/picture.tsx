import type { VenueImage } from '@pulse/contract/client';

interface PictureProps {
  image: Pick<VenueImage, 'url' | 'width' | 'height' | 'sources'>;
  /** How wide it is shown, as the attribute `sizes` of an image says it. */
  sizes: string;
  /** What it shows; empty where a text beside it says so. */
  alt: string;
  /** Loaded when it comes near the viewport; the first image of a page is loaded at once. */
  lazy?: boolean;
  className?: string | undefined;
}

/**
 * A photo in the smallest file that is sharp where it is shown: AVIF where the browser knows it, else
 * WebP. Its space is kept before it has loaded.
 */
export function Picture({ image, sizes, alt, lazy, className, ...rest }: PictureProps & DataProps) {
  const { url, width, height, sources } = image;
  const types = [...new Set(sources.map(({ media_type }) => media_type))];
  return (
    <picture>
      {types.map((type) => (
        <source key={type} type={type} sizes={sizes} srcSet={srcSetOf(sources, type)} />
      ))}
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={lazy ? 'auto' : 'high'}
        decoding="async"
        draggable={false}
        className={className}
        {...rest}
      />
    </picture>
  );
}

interface DataProps {
  'data-contain'?: boolean | undefined;
}

function srcSetOf(sources: VenueImage['sources'], type: string): string {
  return sources
    .filter(({ media_type }) => media_type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

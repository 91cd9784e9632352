import type { VenueSummary } from '@pulse/contract/client';
import { Picture } from './picture.tsx';

interface CoverPhotoProps {
  url: string;
  sources: VenueSummary['cover_sources'];
  /** How wide it is shown, as the attribute `sizes` of an image says it. */
  sizes: string;
  /** Shown at once at the top of a page; in a list it is loaded when it comes near the viewport. */
  eager?: boolean;
  className?: string | undefined;
}

/** The cover of a venue beside its name, which says what it is: its own words are on the venue's page. */
export function CoverPhoto({ url, sources, eager, ...shown }: CoverPhotoProps) {
  return (
    <Picture image={{ url, width: 640, height: 480, sources }} alt="" lazy={!eager} {...shown} />
  );
}

import type { VenueSummary } from '@pulse/contract/client';
import { useState } from 'react';
import { CoverPhoto } from '../display/pictures/cover-photo.tsx';
import classes from './cover-art.module.css';
import { CoverArt } from './cover-art.tsx';
import { coverArtOfActivity } from './cover-art-of-activity.ts';
import type { CoverLook } from './cover-file.ts';

interface VenueCoverProps {
  venue: { id: string; name: string; cover_url?: string | null };
  /** What is drawn: the activity of a class, or the first of a venue. */
  activity: string | undefined;
  /** The photo in its sizes and formats; without them the one of `cover_url` is loaded. */
  sources?: VenueSummary['cover_sources'];
  /** How wide it is shown, as the attribute `sizes` of an image says it. */
  sizes: string;
  look?: CoverLook | undefined;
  eager?: boolean;
  className?: string | undefined;
}

/**
 * The cover of a venue: its photo above its cover art, which is seen while the photo loads and when it
 * does not.
 */
export function VenueCover(props: VenueCoverProps) {
  const { venue, activity, sources, sizes, look, eager, className } = props;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = venue.cover_url !== failedUrl ? venue.cover_url : null;
  return (
    <span className={[classes.frame, className].filter(Boolean).join(' ')}>
      <CoverArt
        kind={coverArtOfActivity(activity)}
        seed={venue.id}
        look={look}
        name={venue.name}
        eager={eager}
        className={classes.whole}
      />
      {url && (
        <span onErrorCapture={() => setFailedUrl(url)}>
          <CoverPhoto
            url={url}
            sources={sources ?? []}
            sizes={sizes}
            eager={eager ?? false}
            className={classes.photo}
          />
        </span>
      )}
    </span>
  );
}

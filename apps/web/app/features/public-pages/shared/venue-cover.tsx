import type { PublicVenue } from '@pulse/contract/client';
import { coverArtOfActivity } from '../../../ui/cover-art/cover-art-of-activity.ts';
import { CoverPhoto } from '../../../ui/display/cover-photo.tsx';
import classes from './venue-cover.module.css';

interface VenueCoverProps {
  venue: Pick<PublicVenue, 'cover_url' | 'cover_sources' | 'activities'>;
  /** The colours of its cover art (ui/cover-art/draw-cover-art.ts). */
  palette: number;
  className?: string | undefined;
}

/** The cover of a venue in a list: its photo, or a file of cover art, which venues share. */
export function VenueCover({ venue, palette, className }: VenueCoverProps) {
  const { cover_url: url, cover_sources: sources, activities } = venue;
  const names = [classes.cover, className].filter(Boolean).join(' ');
  if (url) {
    // A card is a row on a phone, then one of two to five columns.
    const sizes = '(min-width: 75em) 20vw, (min-width: 36em) 33vw, 116px';
    return <CoverPhoto url={url} sources={sources} sizes={sizes} className={names} />;
  }
  return (
    <img
      src={`/cover-art/${coverArtOfActivity(activities[0])}-${palette}.svg`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      className={names}
    />
  );
}

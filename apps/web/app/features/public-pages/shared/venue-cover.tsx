import { coverArtOfActivity } from '../../../ui/cover-art/cover-art-of-activity.ts';
import classes from './venue-cover.module.css';

interface VenueCoverProps {
  /** The photo's path; without one, the cover art of the first activity is shown. */
  photo: string | null;
  activities: readonly string[];
  /** Its colours (ui/cover-art/draw-cover-art.ts). */
  palette: number;
  className?: string | undefined;
}

/** The cover of a venue in a list: its photo, or a file of cover art, which venues share. */
export function VenueCover({ photo, activities, palette, className }: VenueCoverProps) {
  return (
    <img
      src={photo ?? `/cover-art/${coverArtOfActivity(activities[0])}-${palette}.svg`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      className={[classes.cover, className].filter(Boolean).join(' ')}
    />
  );
}

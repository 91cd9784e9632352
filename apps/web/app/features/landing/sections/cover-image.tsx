import { coverArtOfActivity } from '#ui/cover-art/cover-art-of-activity.ts';
import classes from './cover-image.module.css';

interface CoverImageProps {
  activity: string;
  className?: string;
}

/** An activity's cover art as an SVG file, so that the landing page does not load the drawing code. */
export function CoverImage({ activity, className }: CoverImageProps) {
  return (
    <img
      src={`/cover-art/${coverArtOfActivity(activity)}.svg`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      className={[classes.image, className].filter(Boolean).join(' ')}
    />
  );
}

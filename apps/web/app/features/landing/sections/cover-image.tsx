import { coverArtOfActivity } from '#ui/cover-art/cover-art-of-activity.ts';
import { joinClasses } from '#ui/layout/join-classes.ts';
import classes from './short-page.module.css';

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
      className={joinClasses(classes.cover, className)}
    />
  );
}

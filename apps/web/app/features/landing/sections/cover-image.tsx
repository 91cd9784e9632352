import { coverArtOfActivity } from '../../../ui/cover-art/cover-art-of-activity.ts';
import classes from './cover-image.module.css';

interface CoverImageProps {
  activity: string;
  className?: string;
}

/** An activity's floor as a ready picture: the start page does not carry the code that draws. */
export function CoverImage({ activity, className }: CoverImageProps) {
  return (
    <img
      src={`/cover-art/${coverArtOfActivity(activity)}.svg`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      className={[classes.picture, className].filter(Boolean).join(' ')}
    />
  );
}

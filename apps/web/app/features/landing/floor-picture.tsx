import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import classes from './floor-picture.module.css';

interface FloorPictureProps {
  activity: string;
  className?: string;
}

/** An activity's floor as a ready picture: the start page does not carry the code that draws. */
export function FloorPicture({ activity, className }: FloorPictureProps) {
  return (
    <img
      src={`/floors/${floorOfActivity(activity)}.svg`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      className={[classes.picture, className].filter(Boolean).join(' ')}
    />
  );
}

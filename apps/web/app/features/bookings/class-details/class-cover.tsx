import type { ClassSessionDetail } from '@pulse/contract/client';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import classes from './class-details.module.css';

/** The venue's photo, or the drawing of the class's activity, above what is said of the class. */
export function ClassCover({ session }: { session: ClassSessionDetail }) {
  const { venue, activity } = session;
  return (
    <div className={classes.cover}>
      <VenueCover venue={venue} activity={activity} sizes="560px" className={classes.drawing} />
    </div>
  );
}

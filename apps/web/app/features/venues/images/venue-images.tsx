import { lazy, Suspense } from 'react';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import type { EditableImagesProps } from './editable-images.tsx';
import classes from './images.module.css';

// Below a long form: the page is shown before it is loaded.
const EditableImages = lazy(() => import('./editable-images.tsx'));

/** The images of a venue, to add, order, describe and remove. Each change is saved at once. */
export function VenueImages(props: EditableImagesProps) {
  return (
    <section id="images" tabIndex={-1} aria-labelledby="images-heading" className={classes.images}>
      <Suspense fallback={<LoadingRows rows={2} height={136} />}>
        <EditableImages {...props} />
      </Suspense>
    </section>
  );
}

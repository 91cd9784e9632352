import { lazy, Suspense } from 'react';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import type { ClassToBookProps } from './class-card.tsx';

// Few who sign in, choose a plan or pay come for one class.
const ClassCard = lazy(async () => ({
  default: (await import('../lazy-booking.ts')).ClassCard,
}));

/** The class that a visitor wants to book, on each page of the way there; loaded when there is one. */
export function ClassToBook(props: ClassToBookProps) {
  return (
    <Suspense fallback={<LoadingRows rows={1} height={118} />}>
      <ClassCard {...props} />
    </Suspense>
  );
}

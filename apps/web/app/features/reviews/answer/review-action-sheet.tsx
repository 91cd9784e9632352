import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';

interface ReviewActionSheetProps<Asked extends { id: string; author_name: string }> {
  /** The review in question; null: closed. */
  review: Asked | null;
  title: (author: string) => string;
  onClose: () => void;
  /** The form; its code may come when it is first shown. */
  children: (review: Asked) => ReactNode;
}

/** Something to say about one review, in a sheet: an answer to it, a report, why it goes. */
export function ReviewActionSheet<Asked extends { id: string; author_name: string }>({
  review,
  title,
  onClose,
  children,
}: ReviewActionSheetProps<Asked>) {
  // While the sheet goes away it still shows what it was about.
  const [shown, setShown] = useState(review);
  if (review && review !== shown) setShown(review);
  return (
    <Sheet opened={review !== null} onClose={onClose} title={shown && title(shown.author_name)}>
      <Suspense fallback={<LoadingRows rows={2} height={72} />}>
        {shown && <Fragment key={shown.id}>{children(shown)}</Fragment>}
      </Suspense>
    </Sheet>
  );
}

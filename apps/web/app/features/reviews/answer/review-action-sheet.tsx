import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';

interface ReviewActionSheetProps<Target extends { id: string; author_name: string }> {
  /** The review; null while the sheet is closed. */
  review: Target | null;
  title: (author: string) => string;
  onClose: () => void;
  /** Renders the form, which may be lazy. */
  children: (review: Target) => ReactNode;
}

/** A sheet with a form about one review: an answer, a report or its removal. */
export function ReviewActionSheet<Target extends { id: string; author_name: string }>({
  review,
  title,
  onClose,
  children,
}: ReviewActionSheetProps<Target>) {
  // Keeps the content while the sheet closes.
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

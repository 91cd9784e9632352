import type { PartnerVenue } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { ImageRow } from './image-row.tsx';
import classes from './images.module.css';
import { moveTo } from './order-of-images.ts';
import { RemoveImageDialog } from './remove-image-dialog.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useSaveOrder } from './use-save-order.ts';

interface ImageListProps {
  venue: PartnerVenue;
  readOnly: boolean;
}

/** A venue's images in their order, which is changed by dragging or with two buttons each. */
export function ImageList({ venue, readOnly }: ImageListProps) {
  const { t } = useTranslation('partner-images');
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [removing, setRemoving] = useState<string | null>(null);
  const saveOrder = useSaveOrder(venue);
  const ids = venue.images.map(({ id }) => id);
  const order = (newIds: string[], id: string) => {
    saveOrder(newIds);
    const from = ids.indexOf(id) + 1;
    setAnnouncement(t('moved', { from, to: newIds.indexOf(id) + 1, count: ids.length }));
  };
  const { dragged, placeOf, startDrag } = useDragOrder(list, ids, order);
  return (
    <>
      <ol ref={list} className={classes.list}>
        {venue.images.map((image) => (
          <ImageRow
            key={image.id}
            venueId={venue.id}
            image={image}
            place={placeOf(image.id)}
            count={ids.length}
            isDragged={dragged === image.id}
            readOnly={readOnly}
            onStartDrag={(event) => startDrag(image.id, event)}
            onMove={(to) => order(moveTo(ids, image.id, to), image.id)}
            onRemove={() => setRemoving(image.id)}
          />
        ))}
      </ol>
      <LiveRegion>{announcement}</LiveRegion>
      <RemoveImageDialog
        venueId={venue.id}
        imageId={removing}
        place={removing ? ids.indexOf(removing) + 1 : 0}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

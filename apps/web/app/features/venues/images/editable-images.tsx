import { getPartnerVenueOptions } from '@pulse/contract/client';
import { MAX_VENUE_IMAGES } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { AddImages } from './add-images.tsx';
import { ImageList } from './image-list.tsx';
import classes from './images.module.css';
import { useImageUploads } from './use-image-uploads.ts';

export interface EditableImagesProps {
  venueId: string;
  /** For staff, who may look but not change, and for an archived venue. */
  readOnly?: boolean;
}

/** The content of `VenueImages`, loaded when it is shown. */
export default function EditableImages({ venueId, readOnly = false }: EditableImagesProps) {
  const { t } = useTranslation('partner-images');
  const venue = useQuery(getPartnerVenueOptions({ path: { id: venueId } }));
  const images = venue.data?.images ?? [];
  const placesLeft = MAX_VENUE_IMAGES - images.length;
  const uploads = useImageUploads(venueId, placesLeft);
  // A removed image disappears together with its focused button.
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(content, () => heading.current);
  return (
    <div ref={content}>
      <Stack gap={3}>
        <h2 id="images-heading" ref={heading} tabIndex={-1} className={classes.heading}>
          {t('heading')}
        </h2>
        <Text tone="quiet" prose>
          {t(readOnly ? 'readOnly' : 'lead')}
        </Text>
        <QueryContent query={venue} loading={<LoadingRows rows={2} height={136} />}>
          {(read) => (
            <>
              {images.length === 0 && <Text tone="quiet">{t('empty')}</Text>}
              <ImageList venue={read} readOnly={readOnly} />
              {!readOnly && <AddImages placesLeft={placesLeft} uploads={uploads} />}
            </>
          )}
        </QueryContent>
      </Stack>
    </div>
  );
}

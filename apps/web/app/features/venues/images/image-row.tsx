import type { PartnerVenueImage } from '@pulse/contract/client';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Picture } from '#ui/display/pictures/picture.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { AltTextField } from './alt-text-field.tsx';
import classes from './images.module.css';

/** The narrowest image in pixels that is sharp at the top of a venue's page on a phone. */
const LEAST_WIDTH = 800;

interface ImageRowProps {
  venueId: string;
  image: PartnerVenueImage;
  /** From 0. */
  place: number;
  count: number;
  isDragged: boolean;
  readOnly: boolean;
  onStartDrag: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One image with its description. A button that has nothing to move stays focusable. */
export function ImageRow({ venueId, image, place, count, isDragged, ...props }: ImageRowProps) {
  const { t } = useTranslation('partner-images');
  const at = place + 1;
  const isSmall = image.width < LEAST_WIDTH;
  const move = (to: number) => {
    if (to >= 0 && to < count) props.onMove(to);
  };
  return (
    <li className={classes.row} data-dragged={isDragged || undefined} style={{ order: place }}>
      <div className={classes.thumb}>
        <Picture
          image={image}
          sizes="(max-width: 30em) 96px, 168px"
          alt={image.alt || t('image', { at })}
          lazy={place > 1}
        />
        {place === 0 && <span className={classes.cover}>{t('cover')}</span>}
      </div>
      <div className={classes.details}>
        {isSmall && (
          <Text size="small" strong>
            {t('small', { width: image.width, least: LEAST_WIDTH })}
          </Text>
        )}
        {props.readOnly ? (
          <p>{image.alt || t('noAltText')}</p>
        ) : (
          <AltTextField venueId={venueId} image={image} at={at} />
        )}
      </div>
      {!props.readOnly && (
        <Row gap={1} align="center" wrap={false} className={classes.controls}>
          {count > 1 && (
            <>
              {/* For a pointer only: the two buttons do the same by keyboard. */}
              <span
                className={classes.handle}
                title={t('drag')}
                aria-hidden="true"
                onPointerDown={props.onStartDrag}
              >
                <IconGripVertical size={20} stroke={1.6} />
              </span>
              <IconButton
                label={t('moveUp', { at })}
                aria-disabled={place === 0}
                onClick={() => move(place - 1)}
              >
                <IconArrowUp size={20} stroke={1.6} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('moveDown', { at })}
                aria-disabled={place === count - 1}
                onClick={() => move(place + 1)}
              >
                <IconArrowDown size={20} stroke={1.6} aria-hidden="true" />
              </IconButton>
            </>
          )}
          <IconButton label={t('remove', { at })} onClick={props.onRemove}>
            <IconTrash size={20} stroke={1.6} aria-hidden="true" />
          </IconButton>
        </Row>
      )}
    </li>
  );
}

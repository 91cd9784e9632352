import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import classes from './favourite-button.module.css';
import { useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  venueId: string;
  name: string;
}

/**
 * Toggle button that marks a venue as a favourite. Suspends on its own translations so that the
 * surrounding list does not.
 */
export function FavouriteButton(props: FavouriteButtonProps) {
  return (
    <Suspense fallback={<span className={classes.place} />}>
      <HeartButton {...props} />
    </Suspense>
  );
}

function HeartButton({ venueId, name }: FavouriteButtonProps) {
  const { t } = useTranslation('favourites');
  const { isFavourite, toggle } = useFavourite(venueId, name);
  const HeartIcon = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      label={t('favourite', { name })}
      title={t(isFavourite ? 'remove' : 'add')}
      aria-pressed={isFavourite}
      className={classes.heart}
      onClick={toggle}
    >
      <HeartIcon key={String(isFavourite)} size={22} stroke={1.6} aria-hidden="true" />
    </IconButton>
  );
}

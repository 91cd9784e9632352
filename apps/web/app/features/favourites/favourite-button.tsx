import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import classes from './favourite-button.module.css';
import { useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  venueId: string;
  name: string;
}

/**
 * A heart that marks a venue: pressed while it is a favourite of the reader's. It waits for its own
 * words by itself; the list that it stands in must not.
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
  const { on: isFavourite, toggle } = useFavourite(venueId, name);
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

import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './favourite-button.module.css';
import { useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  venueId: string;
  name: string;
}

/** A heart that marks a venue: pressed while it is a favourite of the reader's. */
export function FavouriteButton({ venueId, name }: FavouriteButtonProps) {
  const { t } = useTranslation('favourites');
  const { on, toggle } = useFavourite(venueId, name);
  const Heart = on ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      label={t('favourite', { name })}
      title={t(on ? 'remove' : 'add')}
      aria-pressed={on}
      className={classes.heart}
      onClick={toggle}
    >
      <Heart key={String(on)} size={22} stroke={1.6} aria-hidden="true" />
    </IconButton>
  );
}

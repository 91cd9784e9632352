import type { Venue } from '@pulse/contract/client';
import { IconArrowLeft, IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { VenueGallery } from '../gallery/venue-gallery.tsx';
import { shareVenue } from './share-venue.ts';
import classes from './venue-banner.module.css';

interface VenueBannerProps {
  venue: Venue;
  /** Buttons of other features, for example the favourite button. */
  children?: ReactNode;
}

/** The venue's images with the buttons to go back and to share. */
export function VenueBanner({ venue, children }: VenueBannerProps) {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const openedDirectly = useLocation().key === 'default';
  const share = async () => {
    const result = await shareVenue(venue);
    if (result === 'copied') toastSuccess(t('shared'));
    if (result === 'failed') toastFailure(t('shareFailed'));
  };
  return (
    <div className={classes.top}>
      <VenueGallery venue={venue} />
      <Link
        to="/app/explore"
        className={classes.back}
        aria-label={t('back')}
        onClick={(event) => {
          // Going back in the history restores the filters and the scroll position of the list.
          if (openedDirectly) return;
          event.preventDefault();
          navigate(-1);
        }}
      >
        <IconArrowLeft size={22} stroke={1.8} aria-hidden="true" />
      </Link>
      <div className={classes.actions}>
        <IconButton label={t('share')} onClick={share}>
          <IconShare2 size={21} stroke={1.8} aria-hidden="true" />
        </IconButton>
        {children}
      </div>
    </div>
  );
}

import type { Venue } from '@pulse/contract/client';
import { IconArrowLeft, IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { IconButton } from '../../ui/icon-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { shareVenue } from './share-venue.ts';
import { VenueGallery } from './venue-gallery.tsx';
import classes from './venue-top.module.css';

interface VenueTopProps {
  venue: Venue;
  /** Further buttons of other features, for example to remember the venue. */
  children?: ReactNode;
}

/** The pictures with the way back and the way to tell others. */
export function VenueTop({ venue, children }: VenueTopProps) {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const opened = useLocation().key === 'default';
  const share = async () => {
    const happened = await shareVenue(venue);
    if (happened === 'copied') toastSuccess(t('shared'));
    if (happened === 'failed') toastFailure(t('shareFailed'));
  };
  return (
    <div className={classes.top}>
      <VenueGallery venue={venue} />
      <Link
        to="/app/explore"
        className={classes.back}
        aria-label={t('back')}
        onClick={(event) => {
          // Where there is a page to go back to, its filters and place in the list come back too.
          if (opened) return;
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

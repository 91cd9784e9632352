import type { Venue } from '@pulse/contract/client';
import { IconArrowLeft, IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { toastSuccess } from '../../ui/toast.ts';
import { VenueCover } from './venue-cover.tsx';
import classes from './venue-top.module.css';

/** The cover with the way back and the way to tell others. */
export function VenueTop({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const opened = useLocation().key === 'default';
  const share = async () => {
    const address = { title: venue.name, url: window.location.href };
    if (navigator.share) return navigator.share(address).catch(() => undefined);
    await navigator.clipboard.writeText(address.url);
    toastSuccess(t('shared'));
  };
  return (
    <div className={classes.top}>
      <VenueCover venue={venue} />
      <Link
        to="/app/explore"
        className={classes.button}
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
      <button
        type="button"
        className={classes.button}
        data-side="end"
        aria-label={t('share')}
        onClick={share}
      >
        <IconShare2 size={21} stroke={1.8} aria-hidden="true" />
      </button>
    </div>
  );
}

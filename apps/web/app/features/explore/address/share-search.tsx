import { IconLink, IconShare2 } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { type ExploreSearch, writeExploreAddress } from './explore-address.ts';

/** A phone has a sheet of its own for sharing; elsewhere an address is copied. */
const hasShareSheet = () =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Gives the search away as an address that says place and day outright, so that it stays what it is. */
export function ShareSearch({ search }: { search: ExploreSearch }) {
  const { t } = useTranslation('explore');
  const usesShareSheet = hasShareSheet();
  const share = async () => {
    const address = new URL(`/app/explore?${writeExploreAddress(search)}`, window.location.origin);
    try {
      if (usesShareSheet) await navigator.share({ url: address.href, title: document.title });
      else {
        await navigator.clipboard.writeText(address.href);
        toastSuccess(t('share.copied'));
      }
    } catch (error) {
      // Closing the sheet again is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toastFailure(t('share.failed'));
    }
  };
  const ShareIcon = usesShareSheet ? IconShare2 : IconLink;
  return (
    <IconButton label={t(usesShareSheet ? 'share.share' : 'share.copy')} onClick={share}>
      <ShareIcon size={21} stroke={1.6} aria-hidden="true" />
    </IconButton>
  );
}

import { IconLink, IconShare2 } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { useIsVisitor } from '../visitor.ts';
import { type ExploreSearch, writeExploreAddress } from './explore-address.ts';

/** Whether the device has a share sheet, as phones do; elsewhere the URL is copied. */
const hasShareSheet = () =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Shares or copies the search as a URL with an explicit place and day. */
export function ShareSearch({ search }: { search: ExploreSearch }) {
  const { t } = useTranslation('explore');
  // A visitor's search is shared as one that anyone can open.
  const path = useIsVisitor() ? '/find' : '/app/explore';
  const usesShareSheet = hasShareSheet();
  const share = async () => {
    const url = new URL(`${path}?${writeExploreAddress(search)}`, window.location.origin);
    try {
      if (usesShareSheet) await navigator.share({ url: url.href, title: document.title });
      else {
        await navigator.clipboard.writeText(url.href);
        toastSuccess(t('share.copied'));
      }
    } catch (error) {
      // The person closed the share sheet.
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

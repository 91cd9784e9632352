import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What a history entry knows beside its address: that the sheet was opened from this page. */
interface VenueHistoryState {
  sheetOpened?: boolean;
  title?: string;
}

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const isId = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * The day and the class in the page's address, `?date=` and `?session=`: they survive a reload, can
 * be sent to somebody, and going back closes the sheet that going forward opened. What is not a date
 * or an id counts as not there.
 */
export function useVenueAddress() {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as VenueHistoryState;
  const date = address.get('date');
  const session = address.get('session');
  const withParam = (name: 'date' | 'session', value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    date: isDate(date) ? date : null,
    session: isId(session) ? session : null,
    /** The class's name until the rest has come. */
    title: state.title ?? '',
    setDate: (value: string | null) =>
      setAddress(withParam('date', value), { replace: true, preventScrollReset: true }),
    pick: ({ id, title }: { id: string; title: string }) =>
      setAddress(withParam('session', id), {
        preventScrollReset: true,
        state: { sheetOpened: true, title } satisfies VenueHistoryState,
      }),
    close: () => {
      // An entry that this page made is left the way it came; a link from outside stays on the page.
      if (state.sheetOpened) return navigate(-1);
      return setAddress(withParam('session', null), { replace: true, preventScrollReset: true });
    },
  };
}

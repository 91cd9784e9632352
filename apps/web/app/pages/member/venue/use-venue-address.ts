import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The state of a history entry: whether the sheet was opened from this page. */
interface VenueHistoryState {
  sheetOpened?: boolean;
  title?: string;
}

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const isId = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * Returns the day and the class in the page's URL (`?date=` and `?session=`) and functions that change
 * them. They survive a reload, can be shared, and going back closes the sheet. Invalid values are
 * ignored.
 */
export function useVenueAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as VenueHistoryState;
  const date = params.get('date');
  const session = params.get('session');
  const withParam = (name: 'date' | 'session', value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    date: isDate(date) ? date : null,
    session: isId(session) ? session : null,
    /** The class's title, shown until the class has loaded. */
    title: state.title ?? '',
    setDate: (value: string | null) =>
      setParams(withParam('date', value), { replace: true, preventScrollReset: true }),
    pick: ({ id, title }: { id: string; title: string }) =>
      setParams(withParam('session', id), {
        preventScrollReset: true,
        state: { sheetOpened: true, title } satisfies VenueHistoryState,
      }),
    close: () => {
      // A sheet opened here is closed by going back; one opened by a link from outside by replacing the URL.
      if (state.sheetOpened) return navigate(-1);
      return setParams(withParam('session', null), { replace: true, preventScrollReset: true });
    },
  };
}

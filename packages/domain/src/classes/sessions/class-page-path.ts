/** A class session, and what its address needs besides. */
export interface ClassPage {
  venueId: string;
  /** The local day at the venue, YYYY-MM-DD. */
  localDate: string;
  sessionId: string;
}

/** The path of the app that opens a class session on its day of the venue's page. */
export function classPagePath({ venueId, localDate, sessionId }: ClassPage): string {
  return `/app/venue/${venueId}?date=${localDate}&session=${sessionId}`;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The class session to which a path of the app leads, by its `session` parameter; null without one or
 * when it is no id. The path may be the class's own or that of a page on the way to booking it.
 */
export function classSessionOfPath(path: string): string | null {
  const [, query = ''] = path.split('?');
  const session = new URLSearchParams(query.split('#')[0]).get('session');
  return session && UUID.test(session) ? session : null;
}

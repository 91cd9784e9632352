/** What the sign-in page shows, from `?mode=`. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgot' | 'link' | 'sent' | 'deleted';

const modes: readonly AuthMode[] = ['sign-in', 'sign-up', 'forgot', 'link', 'sent', 'deleted'];

/** What decides which form is shown when the address names none. */
interface AuthVisit {
  /** A visitor came to book a class. */
  hasClassToBook: boolean;
  /** A user has signed in on this device before. */
  hadSession: boolean;
}

/**
 * The form to show first: who comes to book a class on a device on which no user has signed in is new
 * here, and spared the tap from signing in to signing up.
 */
export function firstAuthMode({ hasClassToBook, hadSession }: AuthVisit): 'sign-in' | 'sign-up' {
  return hasClassToBook && !hadSession ? 'sign-up' : 'sign-in';
}

/** Reads the mode from the address; unknown ones, and none, are the first form. */
export function toAuthMode(mode: string | null, first: 'sign-in' | 'sign-up'): AuthMode {
  return modes.find((known) => known === mode) ?? first;
}

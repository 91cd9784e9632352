/** What a new member does first, in the order in which it makes sense. */
export const FIRST_STEPS = ['verify_email', 'choose_plan', 'find_class', 'first_booking'] as const;

/** One first step that the server knows of; the digital ID is a matter of the device. */
export type FirstStepCode = (typeof FIRST_STEPS)[number];

/** What the steps follow from, as stored. */
export interface FirstStepsContext {
  emailVerified: boolean;
  hasPlan: boolean;
  hasFavourite: boolean;
  /** Bookings and waits ever made, cancelled ones included. */
  bookings: number;
  /** Bookings that ever took a place. */
  placesTaken: number;
  /** Classes and open-gym visits made. */
  visits: number;
  dismissed: boolean;
}

/** The list as a new member sees it. */
export interface FirstSteps {
  /** False once the member has been somewhere, or put the list away. */
  shown: boolean;
  steps: { code: FirstStepCode; done: boolean }[];
}

/**
 * How far a new member is. The list goes away with the first visit, by which time all of it is
 * done or was not needed, and when it is dismissed.
 */
export function firstSteps(context: FirstStepsContext): FirstSteps {
  const done: Record<FirstStepCode, boolean> = {
    verify_email: context.emailVerified,
    choose_plan: context.hasPlan,
    find_class: context.hasFavourite || context.bookings > 0,
    first_booking: context.placesTaken > 0,
  };
  return {
    shown: !context.dismissed && context.visits === 0,
    steps: FIRST_STEPS.map((code) => ({ code, done: done[code] })),
  };
}

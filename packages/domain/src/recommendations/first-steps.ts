/** The first steps of a new member, in the order in which they are shown. */
export const FIRST_STEPS = ['verify_email', 'choose_plan', 'find_class', 'first_booking'] as const;

/** One first step that the server knows; the digital ID step is known only to the browser. */
export type FirstStepCode = (typeof FIRST_STEPS)[number];

/** The stored data from which the steps are derived. */
export interface FirstStepsContext {
  emailVerified: boolean;
  hasPlan: boolean;
  hasFavourite: boolean;
  /** All bookings and waitlist entries so far, cancelled ones included. */
  bookings: number;
  /** Bookings that ever took a place. */
  placesTaken: number;
  /** Classes attended and open-gym visits. */
  visits: number;
  dismissed: boolean;
}

/** The list as a new member sees it. */
export interface FirstSteps {
  /** False after the first visit, or once the member has dismissed the list. */
  shown: boolean;
  steps: { code: FirstStepCode; done: boolean }[];
}

/**
 * Which first steps a new member has completed. The list is hidden after the first visit, when all
 * steps are done or were not needed, and when it is dismissed.
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

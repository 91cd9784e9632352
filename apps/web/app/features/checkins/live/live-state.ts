/** How often the day is read while no event stream announces changes. */
const pollMs = 10_000;
/** What changes with the time alone, such as who should be there by now, is not announced. */
const livePollMs = 30_000;

let live = false;

/** States whether changes at the venue are heard at once. */
export function setLive(next: boolean): void {
  live = next;
}

/** The milliseconds until the front desk looks again by itself. */
export const deskPollMs = (): number => (live ? livePollMs : pollMs);

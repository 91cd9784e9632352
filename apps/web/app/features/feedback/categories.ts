/** What feedback may be about, in the order in which it is offered. */
export const categories = ['idea', 'bug', 'venue', 'booking', 'payment', 'other'] as const;
export type Category = (typeof categories)[number];

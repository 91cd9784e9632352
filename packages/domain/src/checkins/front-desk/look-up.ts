/**
 * From so many characters of a name on, the front desk looks among earlier visitors too, and not only
 * among those with a booking today: fewer cannot be looked up in an index.
 */
export const EARLIER_VISITOR_CHARACTERS = 3;

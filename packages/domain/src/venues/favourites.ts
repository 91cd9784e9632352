/** The most venues a member keeps as favourites: more than anybody visits, and one bounded answer. */
export const MAX_FAVOURITES = 500;

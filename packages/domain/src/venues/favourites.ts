/** The most favourites a member can have, so that the list stays bounded. */
export const MAX_FAVOURITES = 500;

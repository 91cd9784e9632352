/** The most dates of a series: half a year of weeks. */
export const MAX_SERIES_DATES = 26;

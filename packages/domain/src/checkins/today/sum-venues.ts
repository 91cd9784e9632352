/** The counts of one venue's local day, or of several together. */
export interface DayCounts {
  classes: number;
  placesFilled: number;
  placesTotal: number;
  arrived: number;
  inNow: number;
  waitlisted: number;
  openAppeals: number;
  reviewsToAnswer: number;
}

const NOTHING: DayCounts = {
  classes: 0,
  placesFilled: 0,
  placesTotal: 0,
  arrived: 0,
  inNow: 0,
  waitlisted: 0,
  openAppeals: 0,
  reviewsToAnswer: 0,
};

/** The days of several venues together, each on its own local date. */
export function sumVenues(venues: readonly DayCounts[]): DayCounts {
  return venues.reduce(
    (sum, day) => ({
      classes: sum.classes + day.classes,
      placesFilled: sum.placesFilled + day.placesFilled,
      placesTotal: sum.placesTotal + day.placesTotal,
      arrived: sum.arrived + day.arrived,
      inNow: sum.inNow + day.inNow,
      waitlisted: sum.waitlisted + day.waitlisted,
      openAppeals: sum.openAppeals + day.openAppeals,
      reviewsToAnswer: sum.reviewsToAnswer + day.reviewsToAnswer,
    }),
    NOTHING,
  );
}

import { PARTNER, type Row } from './row.ts';

const figuresOf = (path: string): Row => ({
  roles: PARTNER,
  about: ({ venue }) => [
    `/partner/analytics${path}?venue_id=${venue}&from=2026-11-01&to=2026-11-22`,
  ],
});

/** The figures of venues: who opens the Partner Dashboard, on which they are. */
export const analyticsRows: Record<string, Row> = {
  getAnalytics: figuresOf(''),
  getAnalyticsDays: figuresOf('/days'),
  exportAnalytics: figuresOf('/figures.csv'),
  listAnalyticsVisits: figuresOf('/visits'),
  exportAnalyticsVisits: figuresOf('/visits.csv'),
  listAnalyticsClasses: figuresOf('/classes'),
};

import type { VenueDay } from '@pulse/contract/client';
import { Suspense } from 'react';
import { lazyWhenOnline } from '#ui/network/lazy-when-online.ts';
import classes from './arrivals-by-hour.module.css';
import { chartViewBox } from './chart-size.ts';

// The desk works without its chart.
const ArrivalsByHour = lazyWhenOnline(() => import('./arrivals-by-hour.tsx'));

/** The chart of arrivals by hour, loaded after what the desk is opened for, in the place kept for it. */
export function LazyArrivalsByHour({ day }: { day: VenueDay }) {
  return (
    <Suspense fallback={<Place />}>
      <ArrivalsByHour day={day} />
    </Suspense>
  );
}

function Place() {
  return (
    <div className={classes.card} aria-hidden="true">
      <p className={classes.heading}>&nbsp;</p>
      <svg viewBox={chartViewBox} className={classes.chart} />
    </div>
  );
}

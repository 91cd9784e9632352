import type { VenueDay } from '@pulse/contract/client';
import { Suspense } from 'react';
import { lazyWhenOnline } from '#ui/network/lazy-when-online.ts';
import { DeskCard } from '../desk-card.tsx';
import { chartViewBox } from './chart-size.ts';
import classes from './figures.module.css';

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
    <div aria-hidden="true">
      <DeskCard id="place-of-arrivals" title="&nbsp;">
        <svg viewBox={chartViewBox} className={classes.chart} />
      </DeskCard>
    </div>
  );
}

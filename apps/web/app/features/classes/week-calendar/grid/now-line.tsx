import { useNow } from '#ui/hooks/use-now.ts';
import type { DayScale } from './day-scale.ts';
import { formatMinute } from './grid-size.ts';
import classes from './week-grid.module.css';

interface NowLineProps {
  days: readonly string[];
  zone: string;
  scale: DayScale;
}

/** The current time at the venue, in the day that it belongs to; nothing in another week. */
export function NowLine({ days, zone, scale }: NowLineProps) {
  const now = useNow(30_000);
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const day = days.indexOf(local.toPlainDate().toString());
  if (day === -1) return null;
  const minute = local.hour * 60 + local.minute;
  return (
    <div
      className={classes.now}
      style={{
        transform: `translateY(${scale.topOf(minute)}px)`,
        insetInlineStart: `${(day / days.length) * 100}%`,
        inlineSize: `${100 / days.length}%`,
      }}
      aria-hidden="true"
    >
      <span className={classes.nowTime}>{formatMinute(minute)}</span>
    </div>
  );
}

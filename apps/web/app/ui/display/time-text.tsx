import type { DateFormat } from '../format/formatter.ts';
import { useFormat } from '../format/use-format.ts';

interface TimeTextProps {
  /** UTC instant, ISO 8601. */
  instant: string;
  /** The venue's time zone, in which the time is shown. */
  timeZone: string;
  shape?: DateFormat;
  className?: string;
}

/** An instant as local time at the venue. */
export function TimeText({ instant, timeZone, shape = 'time', className }: TimeTextProps) {
  const format = useFormat();
  return (
    <time dateTime={instant} className={className}>
      {format.date(instant, shape, timeZone)}
    </time>
  );
}

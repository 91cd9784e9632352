import type { DateFormat } from '../format/formatter.ts';
import { useFormat } from '../format/use-format.ts';

interface TimeTextProps {
  /** UTC instant, ISO 8601. */
  instant: string;
  /** The venue's zone; the wall clock there is what is shown. */
  zone: string;
  shape?: DateFormat;
  className?: string;
}

/** A moment as the wall clock at the venue shows it. */
export function TimeText({ instant, zone, shape = 'time', className }: TimeTextProps) {
  const format = useFormat();
  return (
    <time dateTime={instant} className={className}>
      {format.date(instant, shape, zone)}
    </time>
  );
}

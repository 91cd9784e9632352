import { useTranslation } from '#light-translator';
import { useSecondsLeft } from '../hooks/use-seconds-left.ts';
import { Ring } from './figures/ring.tsx';

interface CountdownProps {
  /** UTC instant, ISO 8601, at which the countdown ends. */
  until: string;
  /** The whole duration in seconds; the ring is full at its start. */
  length: number;
  size?: number;
  tone?: 'accent' | 'plain';
}

/** A ring that empties until an instant, with the time left in its centre. */
export function Countdown({ until, length, size, tone }: CountdownProps) {
  const { t } = useTranslation();
  const left = useSecondsLeft(until);
  const minutes = Math.floor(left / 60);
  const clock = left < 60 ? String(left) : `${minutes}:${String(left % 60).padStart(2, '0')}`;
  const label =
    left < 60 ? t('ring.secondsLeft', { count: left }) : t('ring.minutesLeft', { count: minutes });
  return (
    <Ring share={left / length} size={size} tone={tone}>
      <span aria-hidden="true">{clock}</span>
      <span className="visually-hidden" role="timer">
        {label}
      </span>
    </Ring>
  );
}

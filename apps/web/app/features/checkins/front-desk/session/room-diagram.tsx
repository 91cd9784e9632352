import { useTranslation } from '#light-translator';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import type { SessionCounts } from './count-session-places.ts';
import classes from './session.module.css';

/** Above this many places the symbols would be too small to read. */
const maxDrawnPlaces = 60;
const pitch = 76;
const radius = 26;

interface RoomDiagramProps {
  counts: SessionCounts;
  /** Whether the place of the latest arrival is highlighted with rings. */
  highlightLatest: boolean;
}

/** Diagram of the places of a session: arrived, expected, missed and free. */
export function RoomDiagram({ counts, highlightLatest }: RoomDiagramProps) {
  const { t } = useTranslation('front-desk');
  const { arrived, toCome, missed, free } = counts;
  const total = arrived + toCome + missed + free;
  const label = t(missed > 0 ? 'session.placesAfterStart' : 'session.places', { ...counts });
  if (total === 0 || total > maxDrawnPlaces) {
    return (
      <div className={classes.room}>
        <PlaceDots capacity={Math.max(1, total)} taken={total - free} arrived={arrived}>
          {label}
        </PlaceDots>
      </div>
    );
  }
  const rows = Math.ceil(total / (total > 24 ? 12 : 8));
  const columns = Math.ceil(total / rows);
  const placeKind = (place: number) => {
    if (place < arrived) return 'arrived';
    if (place < arrived + toCome) return 'to-come';
    return place < arrived + toCome + missed ? 'missed' : 'free';
  };
  const places = Array.from({ length: total }, (_, place) => ({ place, kind: placeKind(place) }));
  return (
    <div className={classes.room}>
      <svg
        viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
        style={{ maxInlineSize: columns * pitch }}
        className={classes.diagram}
        role="img"
        aria-label={label}
      >
        {places.map(({ place, kind }) => {
          const x = ((place % columns) + 0.5) * pitch;
          const y = (Math.floor(place / columns) + 0.5) * pitch;
          return (
            <g key={place} transform={`translate(${x} ${y})`} data-kind={kind}>
              <circle r={kind === 'arrived' ? radius : radius - 1.5} className={classes.place} />
              {kind === 'arrived' && <path d="M-11 0 L-3 8 L11 -8" className={classes.symbol} />}
              {kind === 'missed' && <path d="M-8 -8 L8 8 M8 -8 L-8 8" className={classes.symbol} />}
              {highlightLatest && place === arrived - 1 && (
                <>
                  <circle r={radius + 5} className={classes.ring} />
                  <circle r={radius + 11} className={classes.ring} />
                </>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

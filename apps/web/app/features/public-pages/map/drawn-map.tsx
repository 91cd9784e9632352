import type { ReactNode } from 'react';
import drawn from '#ui/display/pictures/drawn-map.module.css';
import { joinClasses } from '#ui/layout/join-classes.ts';
import type { CityDrawing } from './city-drawing.ts';
import classes from './map.module.css';

interface DrawnMapProps {
  drawing: CityDrawing;
  /** The part that is shown, in the drawing's units. */
  view: { x: number; y: number; width: number; height: number };
  label: string;
  /** Marks on the map, in the drawing's units. */
  children: ReactNode;
}

/** A city's map without the map library: the same land, blocks and district names as plain paths. */
export function DrawnMap({ drawing, view, label, children }: DrawnMapProps) {
  const { x, y, width, height } = view;
  return (
    <div className={joinClasses(drawn.map, classes.map)}>
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <path className={drawn.land} d={drawing.land} />
        <path className={drawn.blocks} d={drawing.blocks} />
        <g className={drawn.labels} style={{ fontSize: width / 38 }}>
          {drawing.labels.map((place) => (
            <text key={place.name} x={place.x} y={place.y}>
              {place.name}
            </text>
          ))}
        </g>
        {children}
      </svg>
      <p className={drawn.source} translate="no">
        Natural Earth, GeoNames
      </p>
    </div>
  );
}

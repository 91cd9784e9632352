import type { Random } from '@pulse/web/seeded-random';
import { createElement, type ReactElement, type SVGAttributes } from 'react';

export type Shape = ReactElement;
export type Palette = readonly [string, string, string, ...string[]];

/** One activity seen from above, in a 400 by 300 space that is cropped to fill its frame. */
export interface Drawing {
  palettes: readonly Palette[];
  draw(colours: Palette, random: Random): Shape[];
}

type Attributes = SVGAttributes<SVGElement>;

/** One decimal is finer than a pixel at any size at which cover art is shown. */
export const round = (value: number) => Math.round(value * 10) / 10;

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more?: Attributes,
): Shape {
  return createElement('rect', { x: round(x), y: round(y), width, height, fill, ...more });
}

export function circle(x: number, y: number, r: number, fill: string, more?: Attributes): Shape {
  return createElement('circle', { cx: round(x), cy: round(y), r: round(r), fill, ...more });
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): Shape {
  return createElement('ellipse', { cx: x, cy: y, rx, ry, fill });
}

export function line(
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: string,
  width: number,
  more?: Attributes,
): Shape {
  return createElement('line', {
    x1: round(from[0]),
    y1: round(from[1]),
    x2: round(to[0]),
    y2: round(to[1]),
    stroke,
    strokeWidth: width,
    ...more,
  });
}

export function path(d: string, more: Attributes): Shape {
  return createElement('path', { d, fill: 'none', ...more });
}

export function group(transform: string, ...shapes: Shape[]): Shape {
  return createElement('g', { transform }, ...shapes);
}

/** The background, large enough for any rotation. */
export function background(fill: string): Shape {
  return rect(-300, -300, 1000, 900, fill);
}

/** A numeral in the display font. */
export function numeral(
  value: number,
  x: number,
  y: number,
  size: number,
  fill: string,
  more?: Attributes,
): Shape {
  return createElement(
    'text',
    {
      x: round(x),
      y: round(y),
      fill,
      fontSize: size,
      fontWeight: 700,
      textAnchor: 'middle',
      style: { fontFamily: 'var(--pulse-display)', fontStretch: '78%' },
      ...more,
    },
    String(value),
  );
}

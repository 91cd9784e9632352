import type { ReactNode } from 'react';

/** Draws the place of an application; the page has a map, the feature none. */
export type RenderPlace = (place: {
  position: { latitude: number; longitude: number };
  label: string;
}) => ReactNode;

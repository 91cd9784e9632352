import type { ClassSession, MapVenue } from '@pulse/contract/client';
import type { Language } from '#locales/languages.ts';
import { formatDate } from '#ui/format/formatter.ts';
import type { PreviewCity } from '../city-preview/preview-cities.ts';
import {
  previewHeight,
  previewWidth,
  projectOnPreview,
} from '../city-preview/preview-projection.ts';
import { findSlot } from '../templates/copy-template.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

interface MapPreview {
  land: string;
  blocks: string;
  labels: { name: string; x: number; y: number }[];
}

/** Draws the background of the city's map: land and blocks as plain paths, and its labels. */
export async function showMapBackground(map: HTMLElement, city: PreviewCity, signal: AbortSignal) {
  const response = await fetch(`/map/preview/${city.slug}.json`, { signal });
  if (!response.ok) return;
  const { land, blocks, labels } = (await response.json()) as MapPreview;
  findSlot(map, 'land')?.setAttribute('d', land);
  findSlot(map, 'blocks')?.setAttribute('d', blocks);
  findSlot(map, 'labels')?.replaceChildren(...labels.map(label));
}

function label({ name, x, y }: MapPreview['labels'][number]): SVGTextElement {
  const text = document.createElementNS(svgNamespace, 'text');
  text.setAttribute('x', String(x));
  text.setAttribute('y', String(y));
  text.textContent = name;
  return text;
}

/** Draws a dot for each venue, and the start time at the venues of the listed classes. */
export function showVenuePins(
  map: HTMLElement,
  city: PreviewCity,
  venues: MapVenue[],
  sessions: ClassSession[],
  language: Language,
): void {
  const dots = venues.map((venue) => {
    const dot = document.createElementNS(svgNamespace, 'circle');
    const [x, y] = projectOnPreview(city, venue.latitude, venue.longitude);
    dot.setAttribute('cx', x.toFixed(1));
    dot.setAttribute('cy', y.toFixed(1));
    dot.setAttribute('r', '7');
    return dot;
  });
  findSlot(map, 'dots')?.replaceChildren(...dots);
  findSlot(map, 'times')?.replaceChildren(...timePins(city, venues, sessions, language));
}

function timePins(
  city: PreviewCity,
  venues: MapVenue[],
  sessions: ClassSession[],
  language: Language,
): HTMLElement[] {
  const pinned = new Map<string, HTMLElement>();
  for (const session of sessions) {
    const venue = venues.find(({ id }) => id === session.venue.id);
    if (!venue || pinned.has(venue.id)) continue;
    const [x, y] = projectOnPreview(city, venue.latitude, venue.longitude);
    if (x < 40 || y < 60 || x > previewWidth - 40 || y > previewHeight - 10) continue;
    const pin = document.createElement('span');
    pin.dataset.venue = venue.id;
    pin.textContent = formatDate(language, session.starts_at, 'time', session.time_zone);
    pin.style.insetInlineStart = `${(x / previewWidth) * 100}%`;
    pin.style.insetBlockStart = `${(y / previewHeight) * 100}%`;
    pinned.set(venue.id, pin);
  }
  // In reverse, so that the earliest class is painted above its neighbours.
  return [...pinned.values()].reverse();
}

/** Highlights the pin of the class whose row is hovered or focused. */
export function highlightPinOfRow(section: HTMLElement, signal: AbortSignal): void {
  const highlight = (event: Event) => {
    const row = (event.target as Element).closest<HTMLElement>('li[data-venue]');
    for (const pin of section.querySelectorAll<HTMLElement>('[data-slot="times"] > span'))
      pin.toggleAttribute('data-highlighted', pin.dataset.venue === row?.dataset.venue);
  };
  for (const eventName of ['pointerover', 'focusin'])
    section.addEventListener(eventName, highlight, { signal });
}

import type { ClassSession, MapVenue } from '@pulse/contract/client';
import type { Language } from '../../../locales/languages.ts';
import { formatDate } from '../../../ui/format/formatter.ts';
import type { PreviewCity } from '../preview-cities.ts';
import { previewHeight, previewWidth, projectOnPreview } from '../preview-view.ts';
import { slot } from './copy-template.ts';

const svgNames = 'http://www.w3.org/2000/svg';

interface Drawing {
  land: string;
  blocks: string;
  labels: { name: string; x: number; y: number }[];
}

/** Draws the city's ground: the embedded map's land and blocks as plain paths. */
export async function showGround(map: HTMLElement, city: PreviewCity, signal: AbortSignal) {
  const answer = await fetch(`/map/preview/${city.slug}.json`, { signal });
  if (!answer.ok) return;
  const { land, blocks, labels } = (await answer.json()) as Drawing;
  slot(map, 'land')?.setAttribute('d', land);
  slot(map, 'blocks')?.setAttribute('d', blocks);
  slot(map, 'labels')?.replaceChildren(...labels.map(label));
}

function label({ name, x, y }: Drawing['labels'][number]): SVGTextElement {
  const text = document.createElementNS(svgNames, 'text');
  text.setAttribute('x', String(x));
  text.setAttribute('y', String(y));
  text.textContent = name;
  return text;
}

/** Sets a dot for each venue, and the time on those where a listed class begins next. */
export function showPins(
  map: HTMLElement,
  city: PreviewCity,
  venues: MapVenue[],
  sessions: ClassSession[],
  language: Language,
): void {
  const dots = venues.map((venue) => {
    const dot = document.createElementNS(svgNames, 'circle');
    const [x, y] = projectOnPreview(city, venue.latitude, venue.longitude);
    dot.setAttribute('cx', x.toFixed(1));
    dot.setAttribute('cy', y.toFixed(1));
    dot.setAttribute('r', '7');
    return dot;
  });
  slot(map, 'dots')?.replaceChildren(...dots);
  slot(map, 'times')?.replaceChildren(...timePins(city, venues, sessions, language));
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
  // The first to begin stands on top of its neighbours.
  return [...pinned.values()].reverse();
}

/** Marks the pin of the class whose row is pointed at or has the focus. */
export function followRows(section: HTMLElement, signal: AbortSignal): void {
  const mark = (event: Event) => {
    const row = (event.target as Element).closest<HTMLElement>('li[data-venue]');
    for (const pin of section.querySelectorAll<HTMLElement>('[data-slot="times"] > span'))
      pin.toggleAttribute('data-marked', pin.dataset.venue === row?.dataset.venue);
  };
  for (const sign of ['pointerover', 'focusin']) section.addEventListener(sign, mark, { signal });
}

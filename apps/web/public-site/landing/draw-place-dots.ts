import { maxDots } from '#ui/display/figures/max-dots.ts';

const dotSpacing = 12;

/**
 * Draws the places of a class into a copied template that holds both variants of `PlaceDots`: one
 * dot per place, or a bar where there are too many.
 */
export function drawPlaceDots(
  places: HTMLElement,
  capacity: number,
  booked: number,
  label: string,
) {
  const taken = Math.min(booked, capacity);
  const [dots, bar] = [...places.children];
  const shown = capacity > maxDots ? bar : dots;
  (shown === bar ? dots : bar)?.remove();
  const filled = shown?.querySelector<HTMLElement>('[style]');
  if (filled) filled.style.inlineSize = `${(taken / capacity) * 100}%`;
  const drawing = shown?.querySelector('svg');
  const sample = drawing?.querySelector('circle');
  if (drawing && sample) {
    drawing.setAttribute('viewBox', `0 0 ${capacity * dotSpacing} ${dotSpacing}`);
    drawing.setAttribute('width', String(capacity * dotSpacing));
    drawing.replaceChildren(
      ...Array.from({ length: capacity }, (_, place) => dotAt(sample, place, taken)),
    );
  }
  const labelElement = shown?.lastElementChild;
  if (labelElement) labelElement.textContent = label;
}

function dotAt(sample: Element, place: number, taken: number): Element {
  const dot = sample.cloneNode() as Element;
  dot.setAttribute('cx', String(place * dotSpacing + dotSpacing / 2));
  dot.setAttribute('data-kind', place < taken ? 'taken' : 'free');
  return dot;
}

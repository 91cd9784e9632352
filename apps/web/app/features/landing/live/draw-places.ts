/** Above this many places dots are too small to read; the same figure as in ui/place-dots.tsx. */
const mostDots = 24;
const room = 12;

/**
 * Draws the places of a class into a copied template that holds both looks of `PlaceDots`: one dot
 * a place, or a bar where there are too many.
 */
export function drawPlaces(places: HTMLElement, capacity: number, booked: number, words: string) {
  const taken = Math.min(booked, capacity);
  const [dots, bar] = [...places.children];
  const chosen = capacity > mostDots ? bar : dots;
  (chosen === bar ? dots : bar)?.remove();
  const filled = chosen?.querySelector<HTMLElement>('[style]');
  if (filled) filled.style.inlineSize = `${(taken / capacity) * 100}%`;
  const drawing = chosen?.querySelector('svg');
  const sample = drawing?.querySelector('circle');
  if (drawing && sample) {
    drawing.setAttribute('viewBox', `0 0 ${capacity * room} ${room}`);
    drawing.setAttribute('width', String(capacity * room));
    drawing.replaceChildren(
      ...Array.from({ length: capacity }, (_, place) => dotAt(sample, place, taken)),
    );
  }
  const said = chosen?.lastElementChild;
  if (said) said.textContent = words;
}

function dotAt(sample: Element, place: number, taken: number): Element {
  const dot = sample.cloneNode() as Element;
  dot.setAttribute('cx', String(place * room + room / 2));
  dot.setAttribute('data-kind', place < taken ? 'taken' : 'free');
  return dot;
}

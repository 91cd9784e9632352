const tokenNames = ['sea', 'sea-line', 'land', 'block', 'park', 'street', 'label', 'halo'] as const;

/** The map's colours by the end of their token's name (`--pulse-map-sea` → `sea`). */
export type MapColours = Record<(typeof tokenNames)[number], string>;

/** Reads the colours of the current theme from the tokens on <html>. */
export function readMapColours(): MapColours {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--pulse-map-${name}`).trim() || '#888888';
  return Object.fromEntries(tokenNames.map((name) => [name, read(name)])) as MapColours;
}

/** Calls the listener when the current theme changes; returns a function that unsubscribes. */
export function onMapColoursChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-mantine-color-scheme'],
  });
  return () => observer.disconnect();
}

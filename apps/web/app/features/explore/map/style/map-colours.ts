const tokenNames = ['sea', 'sea-line', 'land', 'block', 'park', 'street', 'label', 'halo'] as const;

/** The map's colours, by the last part of their token's name (`--pulse-map-sea` → `sea`). */
export type MapColours = Record<(typeof tokenNames)[number], string>;

/** The colours of the theme in force on <html>, read from its tokens. */
export function readMapColours(): MapColours {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--pulse-map-${name}`).trim() || '#888888';
  return Object.fromEntries(tokenNames.map((name) => [name, read(name)])) as MapColours;
}

/** Calls back when the theme in force changes; returns the way out. */
export function onMapColoursChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-mantine-color-scheme'],
  });
  return () => observer.disconnect();
}

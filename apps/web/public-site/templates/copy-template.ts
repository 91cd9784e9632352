/** Returns the element with `data-slot="name"` inside a page or a copied template. */
export function findSlot<T extends Element = HTMLElement>(
  within: ParentNode,
  name: string,
): T | null {
  return within.querySelector<T>(`[data-slot="${name}"]`);
}

/** Returns a copy of the named template's element with texts in its slots; throws without one. */
export function copyTemplate(
  within: ParentNode,
  name: string,
  texts: Record<string, string>,
): HTMLElement {
  const template = within.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  // React in the browser appends a template's children to the element, not to its content.
  const first = template?.content.firstElementChild ?? template?.firstElementChild;
  if (!(first instanceof HTMLElement)) throw new Error(`This page has no template "${name}".`);
  const copy = first.cloneNode(true) as HTMLElement;
  for (const [key, text] of Object.entries(texts)) {
    const target = findSlot(copy, key);
    if (target) target.textContent = text;
  }
  return copy;
}

/** Replaces each `{name}` in a text by its value. */
export function interpolate(text: string | undefined, values: Record<string, string>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

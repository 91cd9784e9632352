/** The part of a copied template, or of the page, that carries `data-slot="name"`. */
export function findSlot<T extends Element = HTMLElement>(
  within: ParentNode,
  name: string,
): T | null {
  return within.querySelector<T>(`[data-slot="${name}"]`);
}

/** A copy of the element inside the template of that name, with texts written into its slots. */
export function copyTemplate(
  within: ParentNode,
  name: string,
  texts: Record<string, string>,
): HTMLElement {
  const template = within.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  // Where React draws the page in the browser, a template's children are not in its content.
  const first = template?.content.firstElementChild ?? template?.firstElementChild;
  if (!(first instanceof HTMLElement)) throw new Error(`This page has no template "${name}".`);
  const copy = first.cloneNode(true) as HTMLElement;
  for (const [key, text] of Object.entries(texts)) {
    const target = findSlot(copy, key);
    if (target) target.textContent = text;
  }
  return copy;
}

/** Replaces `{name}` in a sentence that the page carries in the reader's language. */
export function interpolate(text: string | undefined, values: Record<string, string>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

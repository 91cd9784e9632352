interface Document {
  components?: { schemas?: Record<string, unknown> };
}

/**
 * Keeps the schemas of an OpenAPI document that are referred to, sorted by name. The type provider
 * writes every named schema twice, as input and as output, and most are only used as one of them;
 * it writes them in the order in which files happened to be read.
 */
export function removeUnusedSchemas<T extends object>(document: T): T {
  const components = (document as Document).components;
  if (!components?.schemas) return document;
  let used = Object.entries(components.schemas);
  for (let removed = true; removed; ) {
    components.schemas = Object.fromEntries(used);
    const text = JSON.stringify(document);
    const stillUsed = used.filter(([name]) => text.includes(`#/components/schemas/${name}"`));
    removed = stillUsed.length < used.length;
    used = stillUsed;
  }
  components.schemas = Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1)));
  return document;
}

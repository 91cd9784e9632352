interface Document {
  components?: { schemas?: Record<string, unknown> };
}

/**
 * Takes the schemas that nothing refers to out of an OpenAPI document. The type provider writes
 * every named shape twice, as input and as output; most are only ever one of them.
 */
export function pruneSchemas<T extends object>(document: T): T {
  const schemas = (document as Document).components?.schemas;
  if (!schemas) return document;
  for (let removed = true; removed; ) {
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter(
      (name) => !text.includes(`#/components/schemas/${name}"`),
    );
    for (const name of unused) delete schemas[name];
    removed = unused.length > 0;
  }
  return document;
}

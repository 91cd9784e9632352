/** Facts about a page for search engines (schema.org). `<` is written so that nothing ends the block. */
export function StructuredData({ data }: { data: object }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}

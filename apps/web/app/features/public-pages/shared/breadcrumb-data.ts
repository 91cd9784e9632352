/** Returns the way to a page as schema.org data, outermost page first. */
export function breadcrumbData(pages: { path: string; name: string }[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

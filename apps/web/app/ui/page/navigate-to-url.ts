/** Leads to an address: one of the app's own without loading the app again, any other by leaving it. */
export function navigateToUrl(url: string, navigate: (path: string) => void): void {
  const target = new URL(url, window.location.href);
  if (target.origin === window.location.origin) navigate(target.pathname + target.search);
  else window.location.assign(target);
}

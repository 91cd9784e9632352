/** Opens a URL: one of the app's own with the router, any other by leaving the app. */
export function navigateToUrl(url: string, navigate: (path: string) => void): void {
  const target = new URL(url, window.location.href);
  if (target.origin === window.location.origin) navigate(target.pathname + target.search);
  else window.location.assign(target);
}

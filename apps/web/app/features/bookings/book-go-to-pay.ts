/** Leads to where a booking is paid: the demo's own card page, or the provider's. */
export function goToPay(url: string, navigate: (path: string) => void): void {
  const target = new URL(url, window.location.href);
  if (target.origin === window.location.origin) navigate(target.pathname + target.search);
  else window.location.assign(target);
}

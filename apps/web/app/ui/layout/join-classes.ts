/** The class attribute of those class names that are given. */
export function joinClasses(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ');
}

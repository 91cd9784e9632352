/** Resolves once what is being rendered has been painted: for parts that may appear a moment later. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Hides pictures that cannot be loaded, so that the cover art or the ground below them is seen. */
export function hideFailedPhotos(): void {
  const hide = (image: HTMLImageElement) => {
    image.style.visibility = 'hidden';
  };
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0) hide(image);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) hide(target);
    },
    true,
  );
}

/**
 * Runs `refresh` once at a time: asked for again meanwhile, it runs once more at the end. On a slow
 * connection changes come faster than they are read, and one must not stop the reading of the last.
 */
export function oneAtATime(refresh: () => Promise<void>): () => Promise<void> {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    try {
      while (again) {
        again = false;
        await refresh();
      }
    } finally {
      running = false;
    }
  };
}

// Starts the app of a prerendered page on the first sign of use. See scripts/start-on-first-use.ts.
(() => {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  const root = document.documentElement;
  let begun = false;

  function begin() {
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    const app = document.createElement('script');
    app.type = 'module';
    app.textContent = document.getElementById('app').textContent;
    document.head.append(app);
    app.remove();
  }

  // A choice made before the app stands is kept where the app will find it.
  addEventListener(
    'change',
    ({ target }) => {
      if (begun) return;
      if (target.name === 'language') localStorage.setItem('i18nextLng', target.value);
      if (target.dataset.theme) {
        localStorage.setItem('theme', target.dataset.theme);
        const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
        const scheme = target.dataset.theme === 'system' ? system : target.dataset.theme;
        root.setAttribute('data-mantine-color-scheme', scheme);
      }
      begin();
    },
    true,
  );

  let signedIn = false;
  try {
    signedIn = localStorage.getItem('pulse_access_token') !== null;
  } catch {
    // Without storage nobody is signed in.
  }
  if (signedIn || root.hasAttribute('data-language-pending')) begin();
  else for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
})();

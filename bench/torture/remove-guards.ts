// Loaded into a server before its own code: takes a guard out of the source while it is loaded, so
// that the product needs no switch for it.
import { registerHooks } from 'node:module';
import { guardOf } from './guards.ts';

const { patches = [] } = guardOf(process.env.TORTURE_WITHOUT ?? null);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    let source = String(loaded.source);
    const own = patches.filter(({ file }) => url === file);
    for (const { guard, without } of own) source = source.replace(guard, () => without);
    return own.length > 0 ? { ...loaded, source } : loaded;
  },
});

import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The beginning of a password that is looked at: the time grows with the square of its length. */
const MAX_LENGTH = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * How many guesses find a password: common ones come first, then their variations, words with
 * dates, and rows of the keyboard. The list takes 30 MB, so it is loaded when it is first needed.
 */
export async function estimateGuesses(password: string): Promise<number> {
  estimator ??= loadEstimator();
  return (await estimator).check(password.slice(0, MAX_LENGTH)).guesses;
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

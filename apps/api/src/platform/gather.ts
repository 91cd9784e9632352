/** One question of many that are answered together. */
interface Asked<Q, A> {
  question: Q;
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

/**
 * Turns single questions into shared ones: those asked in the same turn of the event loop are
 * answered by one call of `answerAll`, in their order. Whoever asks later waits for the next call,
 * so no answer is older than its question. When a shared call fails, each question is asked alone:
 * a bad one harms only itself.
 */
export function gather<Q, A>(
  answerAll: (questions: Q[]) => Promise<A[]>,
): (question: Q) => Promise<A> {
  let waiting: Asked<Q, A>[] = [];

  async function answer(asked: Asked<Q, A>[]): Promise<void> {
    try {
      const answers = await answerAll(asked.map(({ question }) => question));
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as A);
    } catch (error) {
      if (asked.length === 1) asked[0]?.reject(error);
      else for (const one of asked) await answer([one]);
    }
  }

  function answerWaiting(): void {
    const asked = waiting;
    waiting = [];
    void answer(asked);
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length === 1) setImmediate(answerWaiting);
    });
}

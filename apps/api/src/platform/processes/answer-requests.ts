/** What a process sends for the request of that number. */
export interface ProgramResponse<Answer> {
  id: number;
  answer: Answer;
}

/** Answers the requests that the server sends to this process (`createProgramRunner`). */
export function answerRequests<Request, Answer>(
  answer: (request: Request) => Promise<Answer>,
): void {
  // Ends with the server, however that ends.
  process.once('disconnect', () => process.exit(0));
  // A Ctrl-C in the terminal is meant for the server, which finishes its requests first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('message', async ({ id, request }: { id: number; request: Request }) => {
    const response: ProgramResponse<Answer> = { id, answer: await answer(request) };
    process.send?.(response);
  });
}

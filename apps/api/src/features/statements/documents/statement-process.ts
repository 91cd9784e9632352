import { answerRequests } from '../../../platform/processes/answer-requests.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { renderStatement, type StatementContent } from './render-statement.ts';

/** What the server sends to the process that draws statements. */
export interface StatementRequest {
  content: StatementContent;
  language: Language;
}

answerRequests(({ content, language }: StatementRequest) => renderStatement(content, language));

import type { ReportedReview } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../locales/languages.ts';
import { toFailure } from '../../ui/problem.ts';
import { FaultForm } from './fault-form.tsx';
import { useDecision } from './use-decision.ts';

interface TakeDownFormProps {
  review: ReportedReview['review'];
  onClose: () => void;
  onDecided: () => void;
}

/** Why a review goes, and what that means; its author reads the reason. */
export function TakeDownForm({ review, onClose, onDecided }: TakeDownFormProps) {
  const { t } = useTranslation('moderation');
  const { id, text, author_name: author, author_language, edited_at: seen_edited_at } = review;
  const failed = t('failed');
  const takeDown = useDecision({ done: t('down.done'), failed, onClose, onDecided });
  return (
    <FaultForm
      quote={text}
      hint={t('down.hint', { author, language: languageNames[author_language] })}
      send={t('down.send')}
      costs
      failure={takeDown.isError ? (toFailure(takeDown.error).detail ?? failed) : ''}
      busy={takeDown.isPending}
      onSend={(said) =>
        takeDown.mutate({ path: { id }, body: { outcome: 'taken_down', ...said, seen_edited_at } })
      }
    >
      <p>{t('down.effect', { author })}</p>
    </FaultForm>
  );
}

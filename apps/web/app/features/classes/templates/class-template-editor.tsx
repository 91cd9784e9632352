import {
  type ClassTemplate,
  getClassTemplateDifferencesOptions,
  getClassTemplateOptions,
  restoreClassTemplateMutation,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Action } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import classes from '#ui/forms/editor.module.css';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { ChangeTemplateForm } from './change-template-form.tsx';
import { StateMark } from './state-mark.tsx';
import { useTemplateChoices } from './use-template-choices.ts';

// Below a long form: the page is shown before it is loaded.
const ArchiveTemplate = lazy(() => import('./archive-template.tsx'));

// Seldom is a date other than its class.
const DifferingSessions = lazy(() => import('./differences/differing-sessions.tsx'));

/** One class, to change, to publish, to archive and to restore. */
export function ClassTemplateEditor({ id }: { id: string }) {
  // Publishing, archiving and restoring replace what has the focus.
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, () => area.current);
  const found = useQuery(getClassTemplateOptions({ path: { id } }));
  const { venues, trainers, error, retry } = useTemplateChoices();
  // A draft has no dates, and those of an archived class follow it no more.
  const isPublished = found.data?.status === 'published';
  const differences = useQuery({
    ...getClassTemplateDifferencesOptions({ path: { id } }),
    enabled: isPublished,
    // Members book at any time.
    staleTime: 0,
  });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  const isLoading = isPublished && differences.isPending;
  if (!found.data || !venues || !trainers || isLoading) return <LoadingRows rows={6} height={92} />;
  const template = found.data;
  const { status } = template;
  return (
    <div ref={area} tabIndex={-1} className={classes.area}>
      <StatusNote template={template} />
      {isPublished && differences.data && (
        <Suspense>
          <DifferingSessions template={template} differences={differences.data} />
        </Suspense>
      )}
      {status !== 'archived' && (
        <>
          {/* The form keeps its values; publishing gives the class another version. */}
          <ChangeTemplateForm
            key={`${id} ${status}`}
            template={template}
            venues={venues}
            trainers={trainers}
          />
          <Suspense>
            <ArchiveTemplate template={template} />
          </Suspense>
        </>
      )}
    </div>
  );
}

function StatusNote({ template }: { template: ClassTemplate }) {
  const { t } = useTranslation('partner-classes');
  const { status } = template;
  return (
    <div className={classes.status}>
      <StateMark status={status} />
      <p>{t(`template.is.${status}`)}</p>
      {status === 'archived' && <RestoreTemplate id={template.id} />}
    </div>
  );
}

/** Makes an archived class a draft. */
function RestoreTemplate({ id }: { id: string }) {
  const { t } = useTranslation('partner-classes');
  const restore = useAction(restoreClassTemplateMutation(), {
    done: ({ name }) => t('template.restored', { name }),
    refetch: ['schedule'],
  });
  return (
    <Action disabled={restore.isPending} onClick={() => restore.mutate({ path: { id } })}>
      {t('restore')}
    </Action>
  );
}

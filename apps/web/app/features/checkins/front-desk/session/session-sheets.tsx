import type { PartnerClassSession } from '@pulse/contract/client';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { SheetFormProps, UndoCheckInTarget } from './sheet-form-props.ts';

interface SessionSheetProps<Subject> extends SheetFormProps<Subject | null> {
  kind: 'cancel' | 'resize' | 'undo';
  form: ComponentType<SheetFormProps<Subject>>;
}

const CancelSessionForm = lazy(() => import('./cancel-session-form.tsx'));
const ResizeSessionForm = lazy(() => import('./resize-session-form.tsx'));
const UndoCheckInForm = lazy(() => import('./undo-check-in-form.tsx'));

/** A sheet whose texts and form are loaded when it is first opened; a null subject: closed. */
function SessionSheet<Subject>(props: SessionSheetProps<Subject>) {
  const wasOpened = useHasBeenTrue(props.subject !== null);
  return (
    wasOpened && (
      <Suspense>
        <OpenedSheet {...props} />
      </Suspense>
    )
  );
}

function OpenedSheet<Subject>(props: SessionSheetProps<Subject>) {
  const { kind, form: Form, subject, onClose } = props;
  const { t } = useTranslation('front-desk');
  return (
    <Sheet opened={subject !== null} onClose={onClose} title={t(`${kind}.title`)}>
      {subject && <Form subject={subject} onClose={onClose} />}
    </Sheet>
  );
}

/** Requires a reason for undoing a check-in. */
export function UndoCheckInSheet(props: SheetFormProps<UndoCheckInTarget | null>) {
  return <SessionSheet kind="undo" form={UndoCheckInForm} {...props} />;
}

/** What opens the sheets that cancel and resize a class. */
export type SessionChanges = ReturnType<typeof useSessionSheets>['changes'];

/** Returns the sheets that cancel and resize a class, for the end of a page, and what opens them. */
export function useSessionSheets() {
  const [cancelling, cancel] = useState<PartnerClassSession | null>(null);
  const [resizing, resize] = useState<PartnerClassSession | null>(null);
  const sheets = (
    <>
      <SessionSheet
        kind="cancel"
        form={CancelSessionForm}
        subject={cancelling}
        onClose={() => cancel(null)}
      />
      <SessionSheet
        kind="resize"
        form={ResizeSessionForm}
        subject={resizing}
        onClose={() => resize(null)}
      />
    </>
  );
  return { sheets, changes: { cancel, resize } };
}

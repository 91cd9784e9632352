/** A check-in to undo. */
export interface UndoCheckInTarget {
  checkInId: string;
  fullName: string;
}

/** The form of a sheet, and what closes the sheet. */
export interface SheetFormProps<Subject> {
  subject: Subject;
  onClose: () => void;
}

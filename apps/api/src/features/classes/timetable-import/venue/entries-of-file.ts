import type { TimetableEntry } from '@pulse/domain';
import type { Remark, RowFault } from '../faults/faults.ts';
import type { TextFile } from './read-file.ts';

/** What a file says about one venue. */
export interface EntriesOfFile {
  format: TextFile['format'];
  /** Rows without the header, or events. */
  rowCount: number;
  entries: TimetableEntry[];
  faults: RowFault[];
  remarks: Remark[];
}

import { KeepingNote } from './keeping.tsx';
import { Progress } from './progress.tsx';
import { Reopened } from './reopened.tsx';

/** Where a visitor stands, and how long that is remembered. */
export const standing = { KeepingNote, Progress, Reopened };

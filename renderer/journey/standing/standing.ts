import { Announcement } from './announcement.tsx';
import { KeepingNote } from './keeping.tsx';
import { Progress } from './progress.tsx';

/** Progress in the journey, and the note on how long answers are kept. */
export const standing = { Announcement, KeepingNote, Progress };

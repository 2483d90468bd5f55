import { Announcement } from './announcement.tsx';
import { KeepingNote } from './keeping.tsx';
import { Progress } from './progress.tsx';

/** Where a visitor stands, and how long that is remembered. */
export const standing = { Announcement, KeepingNote, Progress };

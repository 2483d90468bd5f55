import { latePart } from '../../host/late-part.ts';

/** Loaded for rich texts: text blocks, hints and notices. */
export const richTextPart = latePart(() => import('./rich-text.tsx').then((module) => module.RichText));

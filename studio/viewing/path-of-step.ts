import { linkDocuments } from '#engine';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { PreviewStep } from '../preview/protocol.ts';

/** The path of the page that a step of a journey is on. */
export function pathOfStep(
  work: Work,
  { journey, step }: Pick<PreviewStep, 'journey' | 'step'>,
): string | undefined {
  for (const document of linkDocuments(readWork(work)))
    if (document.kind === 'page')
      for (const module of document.zones.content)
        if (module.type === 'form' && module.journey === journey && module.step === step)
          return document.path;
  return undefined;
}

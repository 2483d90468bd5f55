import type { StepModel } from '#engine';
import type { FormWords } from '../../host/field-host.ts';
import { bar, progress as progressClass, stretch } from './standing.styles.ts';

interface ProgressProps {
  readonly progress: NonNullable<StepModel['progress']>;
  readonly words: FormWords;
}

/** Progress through the journey, as text and as a bar. */
export function Progress({ progress: { part, of, label }, words }: ProgressProps) {
  const text = words.progress
    .replace('{part}', String(part))
    .replace('{of}', String(of))
    .replace('{label}', label);
  return (
    <div className={progressClass()}>
      <p>{text}</p>
      <div className={bar()} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a bar have nothing but their place.
          <span key={index} className={stretch({ done: index < part })} />
        ))}
      </div>
    </div>
  );
}

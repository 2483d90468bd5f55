import type { Rule } from '#schemas';
import { showRule } from '../parts/rules.ts';
import { type Subject, wordsBySubject } from './subjects.ts';

interface OtherRowProps {
  readonly rule: Rule;
  readonly subjects: readonly Subject[];
  readonly onRemove: () => void;
}

/** A part of a condition that no comparison says: its sentence. */
export function OtherRow({ rule, subjects, onRemove }: OtherRowProps) {
  const { sentence, text } = showRule(rule, wordsBySubject(subjects));
  return (
    <div className="compared">
      <p className="sentence grow" title={text}>
        {sentence ?? text}
      </p>
      <button type="button" className="plain" aria-label="Remove this part" onClick={onRemove}>
        ✕
      </button>
    </div>
  );
}

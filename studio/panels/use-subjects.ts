import { useEffect, useState } from 'react';
import type { ReachedPath } from '#analysis';
import { type Subject, subjectsOf } from '../conditions/subjects.ts';
import type { PanelContext } from '../inputs/panel-context.ts';

/**
 * The values that a rule may compare: the questions at once, and all others when the check has said which.
 *
 * @param isWanted whether the others are needed yet
 */
export function useSubjects(panel: PanelContext, pointer: string, isWanted: boolean): readonly Subject[] {
  const [reached, setReached] = useState<readonly ReachedPath[]>();
  const { check, document } = panel;
  useEffect(() => {
    if (!isWanted || check === undefined) return;
    let isOpen = true;
    void check.reach({ document, pointer }).then((paths) => {
      if (isOpen) setReached(paths);
    });
    return () => {
      isOpen = false;
    };
  }, [check, document, pointer, isWanted]);
  return subjectsOf(panel.questions(), reached, reached === undefined ? [] : panel.documents());
}

import { pointerOf } from '#engine';
import { quoted } from '#engine/parts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/**
 * Warns of a button that always goes to a step to which no row of `next` of its own step leads, though one of them
 * always holds: the visitor stands at another step than the journey goes on with.
 */
export function* checkGoAgainstNext(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.of('journey')) {
    for (const [index, { id, next = [], onSubmit = [] }] of entry.document.steps.entries()) {
      const steps = next.map(({ step }) => step);
      if (!next.some(({ when }) => when === undefined)) continue;
      for (const [at, action] of onSubmit.entries()) {
        if (!('go' in action) || action.when !== undefined || steps.includes(action.go)) continue;
        const others = [...new Set(steps)].map((step) => quoted(step)).join(' or ');
        yield {
          entry,
          code: 'go-against-next',
          severity: 'warning',
          pointer: pointerOf('steps', index, 'onSubmit', at, 'go'),
          message: `The button of ${quoted(id)} goes to ${quoted(action.go)}, but "next" of this step leads to ${others}.`,
          help: 'Let both name the same step, or give the action a "when".',
        };
      }
    }
  }
}

import { advise, pointerOf } from '#engine';
import { quoted } from '#engine/parts';
import type { Module, Page } from '#schemas';
import { callThisOne, guess } from '../release/free-name.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

/** Checks that the modules of a page have ids of their own, and that backgrounds begin and end at modules. */
export function* checkModuleIds(entry: ReleaseEntry<Page>): Iterable<ReleaseFinding> {
  const { content, backgroundCurves = [] } = entry.document.zones;
  const places = new Map<string, number>();
  const ids = new Set(content.flatMap((module) => idOf(module) ?? []));
  for (const [index, module] of content.entries()) {
    const id = idOf(module);
    if (id === undefined) continue;
    if (places.has(id)) {
      yield {
        entry,
        code: 'duplicate-module-id',
        pointer: pointerOf('zones', 'content', index, 'id'),
        message: `Two modules of the page have the id ${quoted(id)}.`,
        help: 'Give one of them another id.',
        fix: callThisOne(id, ids, pointerOf('zones', 'content', index, 'id')),
      };
    } else places.set(id, index);
  }
  for (const [index, { startModuleId, span }] of backgroundCurves.entries()) {
    const start = places.get(startModuleId);
    const pointer = pointerOf('zones', 'backgroundCurves', index);
    if (start === undefined) {
      const message = `No module of the page has the id ${quoted(startModuleId)}.`;
      const help = advise(startModuleId, [...places.keys()]);
      yield { entry, code: 'unknown-module-id', pointer: `${pointer}/startModuleId`, message, help };
    } else if (start + span > content.length) {
      const left = content.length - start;
      const message = `The background spans ${span} modules, but only ${left} are left from ${quoted(startModuleId)}.`;
      yield {
        entry,
        code: 'long-background',
        pointer: `${pointer}/span`,
        message,
        help: `Use ${left} or less.`,
        fix: guess(`Let it span ${left === 1 ? '1 module' : `${left} modules`}`, {
          [`${pointer}/span`]: left,
        }),
      };
    }
  }
}

function idOf(module: Module): string | undefined {
  return 'id' in module ? module.id : undefined;
}

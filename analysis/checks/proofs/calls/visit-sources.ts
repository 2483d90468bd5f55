import { type CompiledJourney, canonicalJson, type JsonValue, type RuleScope } from '#engine';
import type { Options } from '#schemas';
import { createOutside } from '../../../prover/visits/outside.ts';
import type { VisitSources } from '../../../prover/visits/visit.ts';
import { environmentOf } from '../../../prover/visits/visit-environment.ts';
import { choicesOf } from '../../contexts/choices-of.ts';
import type { ReleaseIndex } from '../../release/release-index.ts';

/** Everything that visits of a journey are made with. */
export function visitSources(
  release: ReleaseIndex,
  journey: CompiledJourney,
  scope: RuleScope,
  kindOf: VisitSources['kindOf'],
): VisitSources {
  return {
    environment: environmentOf(journey, scope),
    outside: createOutside((id) => release.find('operation', id), scope),
    given: givenElsewhere(release, journey.given),
    kindOf,
  };
}

/** Sets of shared answers that a journey does not ask for: every option of the first, the first of all others. */
function givenElsewhere(
  release: ReleaseIndex,
  names: readonly string[],
): readonly { readonly [name: string]: string }[] {
  if (names.length === 0) return [{}];
  const fields = release.of('form').flatMap(({ document }) => document.fields);
  const known = names.flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    const ids = (field && choicesOf(release, field))?.map(({ id }) => [name, id] as const) ?? [];
    return ids.length === 0 ? [] : [ids];
  });
  const firsts = Object.fromEntries(known.flatMap(([first]) => (first ? [first] : [])));
  return [firsts, ...(known[0] ?? []).slice(1).map(([name, id]) => ({ ...firsts, [name]: id }))];
}

type Option = NonNullable<Options['options']>[number];

/**
 * Finds the kind of an answer: which columns the options with its id have, in each options document. A look-up gives
 * something for all answers of a kind or for none.
 */
export function kindsOfOptions(release: ReleaseIndex): (answer: JsonValue) => string {
  const columns = new Map<JsonValue, string[]>();
  for (const { document } of release.of('options')) {
    for (const option of document.options ?? []) {
      const known = columns.get(option.id) ?? [];
      columns.set(option.id, [...known, `${document.id} ${columnsOf(option).join(' ')}`]);
    }
  }
  return (answer) => canonicalJson([answer].flat().map((each) => columns.get(each) ?? []));
}

function columnsOf({ data = {}, hint }: Option): readonly string[] {
  return [...Object.keys(data).sort(), ...(hint === undefined ? [] : ['hint'])];
}

import fc from 'fast-check';
import { entryName } from '#engine';
import type { Field } from '#schemas';
import { chance, condition, type Draw, drawField, type GeneratedCase, ofItem } from './generated-form.ts';

/** A form with a list, a field above that its questions may read, and one below that may read the list. */
export const generatedList: fc.Arbitrary<GeneratedCase> = fc.gen().map((draw) => {
  const above = drawField(draw, 'above', [], {});
  const first: Record<string, readonly string[]> = {};
  const plan: Record<string, readonly string[]> = {};
  const list = drawList(draw, 'things', [above.field], {}, [first, plan]);
  const below = drawField(draw, 'below', [list], {});
  first.above = plan.above = above.answer();
  first.below = plan.below = below.answer();
  const fields = [above.field, list, below.field];
  return { form: { kind: 'form', id: 'generated-form', schemaVersion: 2, fields }, facts: {}, first, plan };
});

/** A list of one or two items, whose questions read the fields above and each other. */
function drawList(
  draw: Draw,
  name: string,
  above: readonly Field[],
  facts: GeneratedCase['facts'],
  [first, plan]: readonly [Record<string, readonly string[]>, Record<string, readonly string[]>],
): Field {
  const count = draw(fc.integer, { min: 1, max: 2 });
  const questions: Field[] = [];
  const asked = draw(fc.integer, { min: 1, max: 3 });
  for (let index = 0; index < asked; index++) {
    const before = questions.length > 0 && chance(draw, 60) ? questions : above;
    let { field, answer } = drawField(draw, `inner${index}`, before, facts);
    // It cannot stand in a list.
    while (field.type === 'date-range') ({ field, answer } = drawField(draw, `inner${index}`, before, facts));
    const { orphan: _, ...question } = field as Field & { readonly orphan?: unknown };
    questions.push(question as Field);
    for (let item = 1; item <= count; item++) {
      const control = entryName(name, String(item), field.name);
      plan[control] = answer();
      const isForGood = field.type === 'radio-group' || field.type === 'yes-no';
      first[control] = isForGood && plan[control]?.length === 0 ? [] : answer();
    }
  }
  const list = {
    name,
    type: 'item-list',
    label: `Things of ${name}`,
    itemTitle: { cat: ['Thing ', { var: 'item.position' }] },
    value: { minItems: count, maxItems: count },
    ...(above.length > 0 && chance(draw, 30) && { when: condition(draw, above, facts) }),
    fields: ofItem(questions),
  };
  return list as Field;
}

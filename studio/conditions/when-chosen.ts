import type { Document } from '#schemas';
import { questionsNear } from '../parts/questions.ts';
import type { Place } from '../preview/protocol.ts';
import { memberOf, textIn } from '../settings/json.ts';
import { writeCondition } from './conditions.ts';

/** A place for a question that is asked when an option is chosen. */
interface WhenChosen {
  /** The list of questions. */
  readonly list: Place;
  /** The number of the question that offers the option. */
  readonly after: number;
  /** The condition, as a formula. */
  readonly when: string;
}

/** Where a question stands that only an option asks for, and when; undefined for what is no option of a question. */
export function whenChosen(documents: readonly Document[], option: Place): WhenChosen | undefined {
  const [, list, index, at] = /^(.*\/fields)\/(\d+)\/options\/(\d+)$/.exec(option.pointer) ?? [];
  const form = documents.find(({ id }) => id === option.document);
  if (list === undefined || form === undefined) return undefined;
  const keys = list.split('/').slice(1);
  const field = memberOf(keys.reduce<unknown>(memberOf, form), Number(index));
  const id = textIn(memberOf(memberOf(field, 'options'), Number(at)), 'id');
  const question = questionsNear(documents, form.id).find(({ name }) => name === textIn(field, 'name'));
  if (id === undefined || question === undefined) return undefined;
  const when = writeCondition({
    kind: 'group',
    joins: 'and',
    isNot: false,
    parts: [
      {
        kind: 'test',
        path: `answers.${question.name}`,
        comparison: question.kind === 'choices' ? 'has' : 'is',
        value: id,
      },
    ],
  });
  return when === undefined
    ? undefined
    : { list: { document: form.id, pointer: list }, after: Number(index), when };
}

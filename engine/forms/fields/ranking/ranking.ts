import type { ValueSchema } from '#schemas';
import type { JsonValue } from '../../../base/values/answers.ts';
import { plainDigits } from '../../../base/values/formats.ts';
import { listOf } from '../../../rules/types/rule-type.ts';
import { idLength } from '../answer-size.ts';
import { chosenType } from '../chosen-type.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

type Ranking = FieldOf<'ranking'>;

/**
 * Options in an order: a list of their ids. Each option sends its id and the text of its place; what has changed in
 * a browser comes as ids in their order. Places that are no order are kept as they were typed, behind an empty text.
 */
export const ranking: FieldDeclaration<Ranking, undefined> = {
  answer: {
    types: ['array'],
    isTyped: true,
    constraint: constraintOf,
    ruleType: (field, findOptions) => listOf(chosenType(field, findOptions), field.options.length),
    size: ({ options }) => ({ characters: idLength, choices: 2 * options.length + 1 }),
    read(texts, { options }) {
      const sent = withoutEmptyEnds(texts.flatMap((text) => text.split('\n')));
      const ids = new Set<string>(options.map(({ id }) => id));
      if (sent.length > 0 && new Set(sent).size === sent.length && sent.every((text) => ids.has(text)))
        return sent;
      const places = pairsOf(sent);
      const given = places.filter(({ place }) => place !== '');
      if (given.length === 0) return undefined;
      const isOrder =
        given.every(({ place }) => /^\d{1,3}$/.test(place)) &&
        new Set(given.map(({ place }) => Number(place))).size === given.length;
      return isOrder
        ? given.toSorted((one, other) => Number(one.place) - Number(other.place)).map(({ id }) => id)
        : ['', ...places.flatMap(({ id, place }) => [id, place])];
    },
    fault: (answer) => (Array.isArray(answer) && answer[0] === '' ? 'uniqueItems' : undefined),
    samples: rankings,
    show(answer, { options }) {
      if (!Array.isArray(answer)) return undefined;
      const labels = new Map<unknown, unknown>(options.map(({ id, label }) => [id, label]));
      return answer.map((id, index) => `${index + 1}. ${labels.get(id) ?? id}`).join(', ');
    },
  },
};

function withoutEmptyEnds(texts: readonly string[]): readonly string[] {
  const first = texts.findIndex((text) => text !== '');
  return first < 0 ? [] : texts.slice(first, texts.findLastIndex((text) => text !== '') + 1);
}

/** Ids of options with the texts of their places. */
function pairsOf(texts: readonly string[]): readonly { readonly id: string; readonly place: string }[] {
  return texts.flatMap((id, index) =>
    index % 2 === 0 ? [{ id, place: plainDigits(texts[index + 1] ?? '').trim() }] : [],
  );
}

/** All options that have no condition are ranked, unless the field says how many. */
function constraintOf({ options, optionWhen, value }: Ranking): ValueSchema {
  const asked = options.filter(({ when }) => when === undefined).length;
  return {
    type: 'array',
    uniqueItems: true,
    ...(optionWhen === undefined && { minItems: asked }),
    ...value,
  };
}

/** Most options of which every order is tried. */
const fewOptions = 4;

/**
 * Rankings that stand for all: each, of few options; of many, those of the fewest and the most options in which any is
 * first, or last, or before any other.
 */
function rankings(field: Ranking): readonly JsonValue[] {
  const { minItems, maxItems } = constraintOf(field);
  const ids = field.options.map(({ id }) => id);
  const fewest = typeof minItems === 'number' ? Math.max(1, minItems) : 1;
  const most = typeof maxItems === 'number' ? Math.min(ids.length, maxItems) : ids.length;
  const isFew = ids.length <= fewOptions;
  const lengths = isFew ? ids.map((_, index) => index + 1) : [fewest, most];
  const found = (isFew ? permutations(ids) : turns(ids)).flatMap((order) =>
    lengths.filter((each) => each >= fewest && each <= most).map((length) => order.slice(0, length)),
  );
  return [...new Map(found.map((ranking) => [JSON.stringify(ranking), ranking])).values()];
}

/** Orders in which any option is first, or last, or before any other. */
function turns(ids: readonly string[]): readonly string[][] {
  const turned = ids.map((_, index) => [...ids.slice(index), ...ids.slice(0, index)]);
  return [...turned, ...turned.map((order) => order.toReversed())];
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((id) => permutations(ids.filter((each) => each !== id)).map((rest) => [id, ...rest]));
}

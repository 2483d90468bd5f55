import { describe, expect, it } from 'vitest';
import type { Document } from '#schemas';
import { decisionsOf, expectedOf } from '../../cli/scenarios/decisions.ts';
import { turnsOf } from '../../cli/scenarios/stage.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

/** Kinds of documents with words for visitors. */
const kinds: ReadonlySet<string> = new Set(['form', 'journey', 'options', 'page', 'site']);

/** Members that hold words, and members that hold nothing else. */
const words =
  /^(label|hint|title|subtitle|badge|caption|heading|info|note|placeholder|summary|text|message|\w+Label|\w+Title)$/;
const messages: ReadonlySet<string> = new Set(['messages', 'summaryMessages']);

/** Members that hold data: what a service gets, what rules compare. */
const data: ReadonlySet<string> = new Set(['data', 'facts', 'input', 'value', 'with']);

/** The shipped site in other words: every text has some more, and every list of options is turned round. */
const release = shippedRelease((document) =>
  kinds.has(document.kind) ? (inOtherWords(document) as Document) : document,
);

function inOtherWords(part: unknown, isText = false, isMessages = false): unknown {
  if (typeof part === 'string') return isText ? `${part}, in other words` : part;
  if (Array.isArray(part)) return part.map((each) => inOtherWords(each));
  if (typeof part !== 'object' || part === null) return part;
  const changed = Object.entries(part).map(([name, inside]) => {
    if (data.has(name)) return [name, inside];
    const turned = name === 'options' && Array.isArray(inside) ? inside.toReversed() : inside;
    return [name, inOtherWords(turned, isMessages || words.test(name), messages.has(name))];
  });
  return Object.fromEntries(changed);
}

const files = readScenarios().filter(({ path }) =>
  /(access-reasons|failures|validation-messages|plans|property|contact-details)\.json$/.test(path),
);

describe.each(files)('in other words and with options in another order, $path', ({ file }) => {
  it.each(file.scenarios)('$title', async (scenario) => {
    const observed = await playScenario(scenario, file, release);
    const expected = turnsOf(scenario, file).map((turn, index) => expectedOf(turn, observed[index], file));
    expect(observed.map(decisionsOf)).toEqual(expected);
  });
});

it('are words that somebody reads', async () => {
  const { file } = files.find(({ path }) => path.endsWith('validation-messages.json')) ?? {};
  const [scenario] = file?.scenarios ?? [];
  if (!file || !scenario) throw new Error('The scenarios of the messages are gone.');
  const [observed] = await playScenario(scenario, file, release);
  expect(observed?.problems[0]?.message).toMatch(/, in other words$/);
});

import { LogicEngine } from 'json-logic-engine';
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { Rule } from '#schemas';
import { compileRule, evaluateRule } from '../../engine/rules/evaluation/compile.ts';
import { emptyScope, type RuleScope } from '../../engine/rules/runtime/scope.ts';

/** One line of the benchmark's table. */
export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly peerName: string;
  /** Our value divided by the peer's; more is better. */
  readonly ratio: number;
  readonly budget: number;
  readonly holds: boolean;
  readonly unit: string;
}

/**
 * A rule in our notation and in the peers', for which the answers are the data, and inside a list the element
 * is.
 */
interface Workload {
  readonly name: string;
  readonly rules: readonly Rule[];
}

const answer = (name: string): Rule => ({ var: `answers.${name}` });

const workloads: readonly Workload[] = [
  {
    name: 'visibility conditions',
    rules: [
      { '==': [answer('plan'), 'family'] },
      { '!=': [answer('delivery'), 'collect'] },
      { and: [{ '==': [answer('plan'), 'family'] }, { '>': [answer('guests'), 2] }] },
      { or: [{ '==': [answer('delivery'), 'collect'] }, { in: [answer('plan'), ['family', 'club']] }] },
      { '!': { '==': [answer('newsletter'), true] } },
      {
        and: [answer('newsletter'), { '==': [answer('delivery'), 'post'] }, { '<': [answer('guests'), 10] }],
      },
    ],
  },
  {
    name: 'next-step rules',
    rules: [
      {
        and: [
          { in: [answer('plan'), ['family', 'club', 'team']] },
          { or: [{ '>=': [answer('guests'), 8] }, { '==': [answer('delivery'), 'collect'] }] },
          { '!': { and: [{ '==': [answer('region'), 'south'] }, { '<': [answer('postcode'), 7000] }] } },
        ],
      },
      {
        if: [
          { '==': [answer('plan'), 'club'] },
          'members',
          { '>': [answer('guests'), 12] },
          'call-back',
          { '<=': [1, answer('guests'), 4] },
          'small',
          'large',
        ],
      },
    ],
  },
  {
    name: 'calculations',
    rules: [
      { '*': [{ '-': [answer('price'), answer('discount')] }, answer('guests')] },
      { '+': [{ '*': [answer('price'), answer('nights')] }, { max: [answer('fee'), 15] }, 4.5] },
      {
        '/': [{ '+': [answer('price'), answer('fee'), answer('discount')] }, { max: [1, answer('guests')] }],
      },
      { cat: [answer('firstName'), ' ', answer('lastName')] },
    ],
  },
  {
    name: 'lists',
    rules: [
      { some: [answer('lines'), { '>': [{ var: 'item.price' }, 40] }] },
      { map: [answer('lines'), { '*': [{ var: 'item.price' }, { var: 'item.count' }] }] },
      { filter: [answer('lines'), { '==': [{ var: 'item.kind' }, 'extra'] }] },
    ],
  },
];

const answers = {
  plan: 'family',
  delivery: 'post',
  guests: 6,
  newsletter: true,
  region: 'north',
  postcode: 6011,
  price: 129.9,
  discount: 12.5,
  nights: 3,
  fee: 9,
  firstName: 'Ana',
  lastName: 'Reid',
  lines: [
    { kind: 'base', price: 20, count: 1 },
    { kind: 'extra', price: 35.5, count: 2 },
    { kind: 'extra', price: 44, count: 3 },
  ],
};

const scope: RuleScope = { ...emptyScope, answers, now: '2026-01-15' };

const rounds = 15;
const millisecondsPerRound = 60;

/**
 * Evaluations per second against json-logic-js and json-logic-engine (interpreted, as a strict CSP requires).
 * The contenders take turns in one run, and the median of each contender's rounds counts.
 */
export async function benchRules(): Promise<Row[]> {
  const engine = new LogicEngine();
  const rows: Row[] = [];
  const whole: Workload = { name: 'realistic mix', rules: workloads.flatMap(({ rules }) => rules) };
  for (const { name, rules } of [...workloads, whole]) {
    const compiled = rules.map(compileRule);
    const theirs = rules.map(inPeersWords);
    assertAgreement(name, compiled, theirs);
    const rates = medianRates({
      ours: () => {
        for (const rule of compiled) evaluateRule(rule, scope);
      },
      'json-logic-js': () => {
        for (const rule of theirs) jsonLogic.apply(rule, answers);
      },
      'json-logic-engine': () => {
        for (const rule of theirs) engine.run(rule, answers);
      },
    });
    for (const [peerName, budget] of [
      ['json-logic-js', 10],
      ['json-logic-engine', 1],
    ] as const) {
      const ours = (rates.ours ?? 0) * rules.length;
      const peer = (rates[peerName] ?? 0) * rules.length;
      const ratio = ours / peer;
      rows.push({
        name: `rules: ${name}`,
        ours,
        peer,
        peerName,
        ratio,
        budget,
        holds: ratio >= budget,
        unit: 'evaluations/s',
      });
    }
  }
  return rows;
}

/** The benchmark only measures rules that all contenders answer alike. */
function assertAgreement(
  name: string,
  compiled: readonly ReturnType<typeof compileRule>[],
  theirs: readonly RulesLogic[],
): void {
  for (const [index, rule] of compiled.entries()) {
    const ours = JSON.stringify(evaluateRule(rule, scope).value);
    const peer = JSON.stringify(jsonLogic.apply(theirs[index] ?? null, answers));
    if (ours !== peer) throw new Error(`${name}, rule ${index}: ours is ${ours}, the peer's ${peer}.`);
  }
}

/** For the peers `answers.x` is `x`, and so is `item.x` inside a list. */
function inPeersWords(rule: Rule): RulesLogic {
  const rename = (key: string, value: unknown): unknown =>
    key === 'var' && typeof value === 'string' ? value.replace(/^(answers|item)\.?/, '') : value;
  return JSON.parse(JSON.stringify(rule, rename));
}

function medianRates(contenders: Readonly<Record<string, () => void>>): Readonly<Record<string, number>> {
  const samples: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, turn] of Object.entries(contenders)) {
      const rate = turnsPerSecond(turn);
      // The first round only warms up the compiler.
      if (round > 0) samples[name] = [...(samples[name] ?? []), rate];
    }
  }
  return Object.fromEntries(Object.entries(samples).map(([name, rates]) => [name, median(rates)]));
}

/** Processor time instead of elapsed time, which excludes other work on the machine. */
function turnsPerSecond(turn: () => void): number {
  let turns = 0;
  let elapsed = 0;
  const start = processorMilliseconds();
  while (elapsed < millisecondsPerRound) {
    for (let index = 0; index < 200; index += 1) turn();
    turns += 200;
    elapsed = processorMilliseconds() - start;
  }
  return (turns / elapsed) * 1000;
}

function processorMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

import { describe, expect, it } from 'vitest';
import type { CardOption, Field, Form, Option } from '#schemas';
import { environment } from '../journeys/journeys.fixture.ts';
import { choosableIds, compileOptions, optionsNow } from './field-options.ts';
import { compileView, viewNow } from './field-view.ts';
import { inlineOptions } from './inline-options.ts';

const nothing = { answers: {}, results: {}, facts: {}, session: {} };
const picture = { src: '/images/bike.svg', alt: '', width: 40, height: 40 };

const bikes: readonly Option[] = [
  { id: 'town', label: 'Town bike', hint: 'For the flat', data: { gears: 3, picture, extras: ['Basket'] } },
  { id: 'hill', label: 'Hill bike', data: { gears: 21, extras: ['Bell', 'Lamp'] } },
];

type Cards = Extract<Field, { type: 'choice-cards' }>;

const cards: Cards = {
  name: 'bike',
  type: 'choice-cards',
  label: 'Which bike?',
  selectLabel: 'Take it',
  selectedLabel: 'Taken',
  options: 'bikes',
  optionWhen: { '<=': [{ var: 'item.gears' }, { var: 'answers.gears' }] },
  card: {
    tab: { cat: [{ var: 'item.gears' }, ' gears'] },
    icon: { var: 'item.picture' },
    subtitle: { var: 'item.hint' },
    description: { cat: [{ var: 'item.label' }, ' for ', { var: 'answers.name' }] },
    rows: { map: [{ var: 'item.extras' }, { object: { label: { var: 'item' }, value: 'Free' } }] },
    link: { label: 'More', href: { cat: ['/bikes/', { var: 'item.id' }] } },
    details: { label: { cat: ['About the ', { var: 'item.label' }] }, text: { var: 'answers.name' } },
    unavailable: { when: { '==': [{ var: 'item.id' }, { var: 'answers.broken' }] }, label: 'In repair' },
  },
};

function inlined(field: Field): Field {
  const form: Form = { kind: 'form', id: 'hire', schemaVersion: 2, fields: [field] };
  const [found] = inlineOptions(form, (id) => (id === 'bikes' ? bikes : undefined)).fields;
  if (found === undefined) throw new Error('The form has lost its field.');
  return found;
}

function scopeOf(answers: object) {
  return { ...environment.surroundings, ...nothing, answers } as never;
}

function optionsOf(field: Field) {
  const options = compileOptions(inlined(field), () => undefined);
  if (!options) throw new Error('The field has no choices.');
  return options;
}

describe('cards of an options document', () => {
  it('show what the one card of the field says of each option', () => {
    const shown = viewNow(compileView(inlined(cards)), scopeOf({ name: 'Ida', broken: 'hill' }));
    expect(shown).toEqual({
      cards: [
        {
          id: 'town',
          subtitle: 'For the flat',
          description: 'Town bike for Ida',
          rows: [{ label: 'Basket', value: 'Free' }],
          details: { text: 'Ida' },
          unavailable: false,
          unavailableLabel: 'In repair',
          features: [],
          alerts: [],
        },
        {
          id: 'hill',
          description: 'Hill bike for Ida',
          rows: [
            { label: 'Bell', value: 'Free' },
            { label: 'Lamp', value: 'Free' },
          ],
          details: { text: 'Ida' },
          unavailable: true,
          unavailableLabel: 'In repair',
          features: [],
          alerts: [],
        },
      ],
    });
  });

  it('have their pictures, tabs and links from the option alone, before any visitor comes', () => {
    const field = inlined(cards) as { readonly options: readonly CardOption[] };
    expect(
      field.options.map(({ card }) => [card?.tab, card?.icon, card?.link, card?.details?.label]),
    ).toEqual([
      ['3 gears', picture, { label: 'More', href: '/bikes/town' }, 'About the Town bike'],
      ['21 gears', undefined, { label: 'More', href: '/bikes/hill' }, 'About the Hill bike'],
    ]);
  });

  it('are offered while the condition of the field holds for them, and can be chosen while they are available', () => {
    const options = optionsOf(cards);
    expect(optionsNow(options, scopeOf({ gears: 7 })).map(({ id }) => id)).toEqual(['town']);
    expect(optionsNow(options, scopeOf({ gears: 30 })).map(({ id }) => id)).toEqual(['town', 'hill']);
    expect([...choosableIds(options, scopeOf({ gears: 30, broken: 'town' }))]).toEqual(['hill']);
    expect(optionsNow(options, scopeOf({}))).toEqual([]);
  });

  it('may be written out in the field, and say something else of one option', () => {
    const [town, hill] = bikes;
    if (town === undefined || hill === undefined) throw new Error('There are two bikes.');
    const own: CardOption = { ...hill, card: { subtitle: 'Steep' } };
    const shown = viewNow(
      compileView(inlined({ ...cards, options: [town, own] })),
      scopeOf({ name: 'Ida' }),
    ) as { readonly cards: readonly { readonly subtitle?: string }[] };
    expect(shown.cards.map(({ subtitle }) => subtitle)).toEqual(['For the flat', 'Steep']);
  });
});

describe('radio buttons of an options document', () => {
  const radios: Field = {
    name: 'bike',
    type: 'radio-group',
    label: 'Which bike?',
    options: 'bikes',
    optionHint: { if: [{ '>': [{ var: 'item.gears' }, 10] }, { cat: ['For ', { var: 'answers.name' }] }] },
  };

  it('have the hint that the field gives them, and none where it gives none', () => {
    const offered = optionsNow(optionsOf(radios), scopeOf({ name: 'Ida' }));
    expect(offered.map(({ id, hint }) => [id, hint])).toEqual([
      ['town', undefined],
      ['hill', 'For Ida'],
    ]);
  });
});

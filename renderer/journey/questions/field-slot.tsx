import { createElement, type FocusEvent, memo, type ReactNode, useMemo } from 'react';
import {
  companionOf,
  entryName,
  isButton,
  isTyped,
  itemFields,
  itemsOf,
  type JsonValue,
  optionsWithText,
  provesHuman,
  type RepeatedView,
  repetitionOf,
  suggestionsOf,
  type Worded,
  wordedField,
  writeAnswer,
} from '#engine';
import type { Field, FieldType } from '#schemas';
import type { Control, FieldProps, Registration, ViewOf } from '../../field-parts/field-props.ts';
import { componentOf } from '../../fields/field-components.ts';
import { type Atom, atom, derivedAtom } from '../../state/atom.ts';
import type { SlotForm } from '../../state/form-state.ts';
import { useStep } from '../step-context.ts';
import { useAtomValue } from '../use-atom-value.ts';
import { updatePart } from './update-part.ts';

interface FieldSlotProps {
  readonly field: Field;
  /** Fields that are shown together with this one. */
  readonly within?: readonly Field[];
  /** Questions for the texts of options, by the id of their option. */
  readonly asked?: Readonly<Record<string, Field>>;
}

/** Stands in for `attempt` in fields that do not depend on it. */
const only = atom(0);
/** Stands in for `underWay` in fields that send no events. */
const nothing = atom(undefined);
/** Stands in for the buttons of fields that have none. */
const none = atom<FooterButtons>([]);

type FooterButtons = NonNullable<FieldProps<'button'>['footer']>['fields'];

/** The fields in order, but for those that are shown together with another. */
export function slotsOf(fields: readonly Field[]): ReactNode {
  const elsewhere = new Set(fields.flatMap(footerOf));
  return fields.map((field, index) => {
    if (elsewhere.has(field.name)) return null;
    const names = footerOf(field);
    const within = names.flatMap((name) => fields.filter((each) => each.name === name));
    // Linking puts the questions for the texts of options after the field.
    const asked = optionsWithText(field).flatMap(({ id }, place) => {
      const question = fields[index + 1 + place];
      if (question) elsewhere.add(question.name);
      return question ? [[id, question] as const] : [];
    });
    return (
      <FieldSlot
        key={field.name}
        field={field}
        {...(names.length > 0 && { within })}
        {...(asked.length > 0 && { asked: Object.fromEntries(asked) })}
      />
    );
  });
}

/** Names of the fields that are shown together with this one. */
function footerOf(field: Field): readonly string[] {
  return suggestionsOf(field)?.footer ?? [];
}

/** Renders one field, again only when the state of the field changes. */
export const FieldSlot = memo(function FieldSlot({ field, within, asked }: FieldSlotProps) {
  const { form, atoms, host, answerChanged, idOf } = useStep();
  const { relevant, required, options, view, words, items, problem, revision } = useAtomValue(
    form.fieldAtom(field.name),
  );
  const attempt = useAtomValue(provesHuman(field) ? atoms.attempt : only);
  const hasEvents = 'onPress' in field || 'onChange' in field;
  const underWay = useAtomValue(hasEvents ? atoms.underWay : nothing);
  const buttons = useAtomValue(
    useMemo(() => (within ? footerButtons(within.filter(isButton), form) : none), [within, form]),
  );
  if (!relevant) return null;

  const { name } = field;
  const shown = wordedField(field, words);
  const companion = companionOf(field);
  const declared = itemsOf(field);
  const registration: Registration = {
    name,
    onChange: ({ target }) => {
      form.change(name, textsOf(target));
      if (!isTyped(field)) answerChanged(name);
    },
    onBlur: (event) => {
      if (staysWithin(event)) return;
      form.leave(name);
      answerChanged(name);
    },
  };
  const props: FieldProps<FieldType> = {
    field: shown,
    id: idOf(name),
    texts: writeAnswer(field, form.answerTo(name), host.formats),
    companion: idOfSuggestion(companion && form.answerTo(companion)),
    required,
    options,
    view: view as ViewOf<FieldType>,
    problem,
    busy: underWay === name,
    working: hasEvents ? (underWay === name ? host.words.working : '') : undefined,
    footer: within && {
      buttons: within.map((button) => <FieldSlot key={button.name} field={button} />),
      fields: buttons,
    },
    asked:
      asked &&
      Object.fromEntries(
        Object.entries(asked).map(([id, each]) => [id, <FieldSlot key={id} field={each} />]),
      ),
    list: declared && {
      items: items.map((item) => ({ ...item, questions: questionsOf(field, item.id) })),
      fewest: declared.fewest(field),
      most: declared.most(field),
      change: (edit) => form.changeList(name, edit),
    },
    registration,
    onAnswer: (text, id) => form.change(name, [text], id),
    onCommit: () => answerChanged(name),
    host,
  };
  if (repetitionOf(field)) return <RepeatedField {...props} view={view as RepeatedView | undefined} />;
  const control = createElement<FieldProps<FieldType>>(componentOf(field), {
    ...props,
    // A robot check's token is valid for one attempt, and an answer set from outside needs a fresh control.
    key: `${attempt}/${revision}`,
  });
  if (!form.hasUpdate(name)) return control;
  const Update = updatePart.here();
  return (
    <>
      {control}
      <noscript>
        {Update && <Update name={name} label={labelIn(shown)} id={`${idOf(name)}-update`} host={host} />}
      </noscript>
    </>
  );
});

/** The buttons in the footer of a field, with the labels that they have now. */
function footerButtons(buttons: readonly Field[], form: SlotForm): Atom<FooterButtons> {
  return derivedAtom(
    buttons.map(({ name }) => form.fieldAtom(name)),
    (states) =>
      buttons.map((each, index) => ({
        name: each.name,
        label: labelIn(wordedField(each, states[index]?.words)),
      })),
  );
}

function labelIn(field: Worded): string {
  return 'label' in field ? field.label : '';
}

/** The questions of an item of a list, named by their entries. */
function questionsOf(field: Field, item: string): ReactNode {
  return slotsOf(itemFields(field).map((each) => questionOf(each, entryName(field.name, item, each.name))));
}

/** Questions by their entries, the same object each time, so that none is shown again without need. */
const questions = new WeakMap<Field, Map<string, Field>>();

function questionOf(field: Field, name: string): Field {
  const known = questions.get(field) ?? new Map<string, Field>();
  questions.set(field, known);
  const found = known.get(name) ?? { ...field, name };
  known.set(name, found);
  return found;
}

function idOfSuggestion(answer: JsonValue | undefined): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}

type RepeatedFieldProps = Omit<FieldProps<FieldType>, 'view'> & { readonly view: RepeatedView | undefined };

/** A field repeated for each element of a list; all copies share its name. */
function RepeatedField({ view, ...props }: RepeatedFieldProps) {
  return view?.each.map((shown, index) =>
    shown.when === true
      ? createElement<FieldProps<FieldType>>(componentOf(props.field), {
          ...props,
          key: index,
          id: index === 0 ? props.id : `${props.id}-${index + 1}`,
          view: shown.view as ViewOf<FieldType>,
        })
      : null,
  );
}

/**
 * The texts that a form would send for a control and all others of its name, including the empty entry that
 * says they were shown.
 */
function textsOf(control: Control): readonly string[] {
  if (!(control instanceof HTMLInputElement)) return [control.value];
  const named = control.form?.elements.namedItem(control.name);
  const inputs = named instanceof RadioNodeList ? [...named] : [control];
  return inputs.flatMap((input) =>
    input instanceof HTMLInputElement && (input.checked || !isBox(input)) ? [input.value] : [],
  );
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** Moving from one choice of a group to the next does not leave the field. */
function staysWithin({ target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return (
    relatedTarget instanceof HTMLInputElement &&
    target instanceof HTMLInputElement &&
    relatedTarget.name === target.name &&
    relatedTarget !== target
  );
}

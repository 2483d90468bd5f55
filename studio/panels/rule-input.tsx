import { useEffect, useState } from 'react';
import type { ReachedPath } from '#analysis';
import { ConditionBuilder } from '../conditions/condition-builder.tsx';
import { noCondition, pathsOfCondition, readCondition, writeCondition } from '../conditions/conditions.ts';
import { type Subject, subjectsOf, wordsBySubject } from '../conditions/subjects.ts';
import type { PanelContext } from '../inputs/panel-context.ts';
import { readInsertedValue } from '../insertions/inserted-value.ts';
import { namesAskedFrom, type Question, questionsOfItem } from '../parts/questions.ts';
import { textIn } from '../settings/json.ts';
import type { Property } from '../settings/properties.ts';
import { requiredChoices } from '../settings/required-words.ts';
import { showRule, writtenRule } from '../settings/rules.ts';
import { FormulaInput } from './formula-input.tsx';
import { RuleValue } from './rule-value.tsx';

interface RuleInputProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly 'aria-describedby': string | undefined;
  readonly property: Property;
  readonly isCondition: boolean;
  readonly panel: PanelContext;
}

/** A rule: a condition in words where it can be said so, else its English sentence; and the formula that it is written as. */
export function RuleInput({ property, isCondition, panel, ...own }: RuleInputProps) {
  const { value, pointer, name } = property;
  const [isOpened, setOpened] = useState(false);
  const [isFormulaOpen, setFormulaOpen] = useState(false);
  const isAlways = value === undefined || (value === true && name !== 'required');
  const condition = isAlways ? noCondition : readCondition(value);
  const asked = new Set(panel.questions().map((question) => `answers.${question.name}`));
  const readsOthers = condition !== undefined && pathsOfCondition(condition).some((path) => !asked.has(path));
  const isRead = !isCondition && readInsertedValue(value) !== undefined;
  // All parts of a request can read the same.
  const place = property.isNamedFreely ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer;
  const subjects = useSubjects(panel, place, isOpened || isRead || (isCondition && readsOthers));
  const { text, sentence } = showRule(value, wordsBySubject(subjects));
  const isPlain = value === undefined || typeof value === 'boolean';
  const isBuilt = isCondition && condition !== undefined;
  const isPlainRequired = name === 'required' && typeof value === 'boolean';
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  const field = holder === '/everyField' ? undefined : panel.valueAt(holder);
  const isTextOfOption = /\/options\/\d+\/text$/.test(holder);
  const isFormulaShown = isFormulaOpen || !isBuilt;
  const formula = (
    <FormulaInput
      {...own}
      id={isCondition || isRead ? `${own.id}-formula` : own.id}
      label={isCondition || isRead ? `${property.label}, as a formula` : property.label}
      property={property}
      isCondition={isCondition}
      text={text}
      sentence={sentence}
      subjects={subjects}
      panel={panel}
      onTry={() => setOpened(true)}
    />
  );
  if (!isCondition)
    return (
      <RuleValue
        id={own.id}
        data-pointer={own['data-pointer']}
        property={property}
        subjects={subjects}
        panel={panel}
        onOpen={() => setOpened(true)}
      >
        {formula}
      </RuleValue>
    );
  return (
    <>
      {name === 'required' && isPlain && (
        <select
          id={isBuilt ? own.id : undefined}
          aria-label={property.label}
          disabled={panel.isReadOnly}
          value={String(value ?? '')}
          onChange={({ target }) => panel.write(pointer, writtenRule(target.value))}
        >
          {requiredChoices({ ...requiredPlace(panel), field, isTextOfOption }).map((choice) => (
            <option key={choice.words} value={String(choice.value ?? '')}>
              {choice.words}
            </option>
          ))}
        </select>
      )}
      {isBuilt && (
        <ConditionBuilder
          label={property.label}
          condition={condition}
          subjects={subjects}
          isReadOnly={panel.isReadOnly}
          onOpen={() => setOpened(true)}
          onWrite={(written) => {
            panel.write(pointer, writeCondition(written) ?? (property.isRequired ? true : undefined));
            panel.endTyping();
          }}
        />
      )}
      {!isPlainRequired && (
        // The same element while a formula is typed that no comparison says yet.
        <details
          className="more"
          open={isFormulaShown}
          onToggle={({ currentTarget }) => setFormulaOpen(currentTarget.open)}
        >
          <summary>Formula</summary>
          {isFormulaShown && formula}
        </details>
      )}
    </>
  );
}

function requiredPlace(panel: PanelContext) {
  const site = panel.documents().find(({ kind }) => kind === 'site');
  const document = panel.valueAt('');
  return { form: textIn(document, 'kind') === 'form' ? document : undefined, site };
}

/** A condition in words. */
export function conditionIn(value: unknown, questions: readonly Question[]): string {
  if (value === undefined || value === true) return 'Always';
  const { text, sentence } = showRule(
    value,
    new Map(questions.map((question) => [`answers.${question.name}`, question.label])),
  );
  return sentence ?? text;
}

/**
 * The values that a rule may compare: the questions at once, and all others when the check has said which.
 *
 * @param isWanted whether the others are needed yet
 */
function useSubjects(panel: PanelContext, pointer: string, isWanted: boolean): readonly Subject[] {
  const [reached, setReached] = useState<readonly ReachedPath[]>();
  const { check, document } = panel;
  useEffect(() => {
    if (!isWanted || check === undefined) return;
    let isOpen = true;
    void check.reach({ document, pointer }).then((paths) => {
      if (isOpen) setReached(paths);
    });
    return () => {
      isOpen = false;
    };
  }, [check, document, pointer, isWanted]);
  const unasked = namesAskedFrom(panel.valueAt('/fields'), pointer);
  const questions = panel.questions().filter(({ name }) => !unasked.has(name));
  const isThere = ({ path }: Subject) => !unasked.has(path.replace(/^answers\./, ''));
  const ofItem = questionsOfItem(panel.documents(), document, pointer, panel.valueAt);
  const near = reached === undefined ? [] : panel.documents();
  return subjectsOf(questions, reached, near, ofItem).filter(isThere);
}

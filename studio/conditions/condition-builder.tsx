import './conditions.css';
import { useState } from 'react';
import type { Rule } from '#schemas';
import { showRule } from '../settings/rules.ts';
import { firstTest, type Group, noCondition, type Part } from './conditions.ts';
import { SubjectOptions } from './subject-options.tsx';
import { type Subject, wordsBySubject } from './subjects.ts';
import { TestRow } from './test-row.tsx';

interface ConditionBuilderProps {
  /** Name of the setting. */
  readonly label: string;
  readonly condition: Group;
  readonly subjects: readonly Subject[];
  readonly isReadOnly: boolean;
  /** Called when the author comes to it. */
  readonly onOpen: () => void;
  readonly onWrite: (condition: Group) => void;
}

/** A condition as comparisons in words, and groups of them. */
export function ConditionBuilder({ label, isReadOnly, onOpen, condition, ...own }: ConditionBuilderProps) {
  return (
    <fieldset className="condition" disabled={isReadOnly} onFocus={onOpen} onPointerEnter={onOpen}>
      <legend className="hidden">{label}</legend>
      <GroupRows {...own} group={condition} canAdd={!isReadOnly} />
    </fieldset>
  );
}

interface GroupRowsProps {
  readonly group: Group;
  readonly subjects: readonly Subject[];
  readonly canAdd: boolean;
  readonly onWrite: (group: Group) => void;
  /** Takes the group out; absent for the condition itself. */
  readonly onRemove?: () => void;
}

/** The parts of a group, each joined to the one before it. */
function GroupRows({ group, subjects, canAdd, onWrite, onRemove }: GroupRowsProps) {
  const { parts, joins, isNot } = group;
  const [isChoosing, setChoosing] = useState(false);
  const first = subjects.find(({ kind }) => kind !== 'text' && kind !== 'object') ?? subjects[0];
  const put = (at: number, ...part: readonly Part[]) => {
    const left = parts.toSpliced(at, at < parts.length ? 1 : 0, ...part);
    if (left.length === 0 && onRemove) onRemove();
    else onWrite(left.length === 0 ? noCondition : { ...group, parts: left });
  };
  const add = (part: Part) => put(parts.length, part);
  return (
    <>
      {(isNot || parts.length > 1) && (
        <label className="choice">
          <input
            type="checkbox"
            checked={isNot}
            onChange={({ target }) => onWrite({ ...group, isNot: target.checked })}
          />
          Not: it must not be so
        </label>
      )}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
        <div className="test" key={at}>
          {at === 1 && (
            <select
              aria-label="Joined by"
              className="joined"
              value={joins}
              onChange={({ target }) => onWrite({ ...group, joins: target.value === 'or' ? 'or' : 'and' })}
            >
              <option value="and">and</option>
              <option value="or">or</option>
            </select>
          )}
          {at > 1 && <span className="joined">{joins}</span>}
          <PartRow
            part={part}
            subjects={subjects}
            canAdd={canAdd}
            onWrite={(written) => put(at, written)}
            onRemove={() => put(at)}
          />
        </div>
      ))}
      {isChoosing && (
        <SubjectChoice
          subjects={subjects}
          onChoose={(subject) => {
            setChoosing(false);
            add(firstTest(subject));
          }}
        />
      )}
      {first && canAdd && !isChoosing && (
        <div className="row">
          <button type="button" className="plain" onClick={() => setChoosing(true)}>
            {parts.length === 0 ? '+ Only when …' : '+ Another comparison'}
          </button>
          {parts.length > 0 && (
            <button
              type="button"
              className="plain"
              onClick={() =>
                add({
                  kind: 'group',
                  joins: joins === 'and' ? 'or' : 'and',
                  isNot: false,
                  parts: [firstTest(first), firstTest(first)],
                })
              }
            >
              + Group
            </button>
          )}
          {onRemove && (
            <button type="button" className="plain" onClick={onRemove}>
              Remove this group
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface SubjectChoiceProps {
  readonly subjects: readonly Subject[];
  readonly onChoose: (subject: Subject) => void;
}

/** Asks what a new comparison reads; nothing is written before it is said. */
function SubjectChoice({ subjects, onChoose }: SubjectChoiceProps) {
  return (
    <select
      aria-label="Question"
      value=""
      ref={(select) => select?.focus()}
      onChange={({ target }) => {
        const found = subjects.find(({ path }) => path === target.value);
        if (found) onChoose(found);
      }}
    >
      <option value="">Choose a question …</option>
      <SubjectOptions subjects={subjects} />
    </select>
  );
}

interface PartRowProps {
  readonly part: Part;
  readonly subjects: readonly Subject[];
  readonly canAdd: boolean;
  readonly onWrite: (part: Part) => void;
  readonly onRemove: () => void;
}

function PartRow({ part, ...own }: PartRowProps) {
  const { subjects, onWrite, onRemove } = own;
  if (part.kind === 'test')
    return <TestRow test={part} subjects={subjects} onWrite={onWrite} onRemove={onRemove} />;
  if (part.kind === 'other') return <OtherRow rule={part.rule} subjects={subjects} onRemove={onRemove} />;
  return (
    <fieldset className="condition">
      <legend className="hidden">Group</legend>
      <GroupRows {...own} group={part} />
    </fieldset>
  );
}

interface OtherRowProps {
  readonly rule: Rule;
  readonly subjects: readonly Subject[];
  readonly onRemove: () => void;
}

/** A part of a condition that no comparison says: its sentence. */
function OtherRow({ rule, subjects, onRemove }: OtherRowProps) {
  const { sentence, text } = showRule(rule, wordsBySubject(subjects));
  return (
    <div className="compared">
      <p className="sentence grow" title={text}>
        {sentence ?? text}
      </p>
      <button type="button" className="plain" aria-label="Remove this part" onClick={onRemove}>
        ✕
      </button>
    </div>
  );
}

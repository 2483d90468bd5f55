import { type DragEvent, useEffect, useRef, useState } from 'react';
import { ranking } from '#engine';
import { choiceHint } from '../../field-parts/choices/choice.styles.ts';
import { control } from '../../field-parts/control/control.styles.ts';
import { choiceId, describedBy, hintId, labelId } from '../../field-parts/field-ids.ts';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { GroupFrame } from '../../field-parts/frame/group-frame.tsx';
import { button } from '../../theme/button.styles.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { handle, moves, place, row, rows, words as wordsClass } from './ranking.styles.ts';

export const rareField: RareField<'ranking'> = { component: Ranking, declaration: ranking };

/**
 * Options in an order. Each has a box for its place, which is all that is needed without scripts; with scripts, buttons
 * and dragging move the options and number them.
 */
function Ranking(props: FieldProps<'ranking'>) {
  const { id, texts, options, problem, registration, onAnswer, onCommit, host } = props;
  const [first] = useState(() => placesOf(texts));
  const [order, setOrder] = useState<readonly string[]>(() => orderOf(texts));
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<string>(undefined);
  const [moved, setMoved] = useState<{ readonly option: string; readonly by: number }>();
  const shown = [...options].sort((one, other) => rank(order, one.id) - rank(order, other.id));

  useEffect(() => {
    if (moved === undefined) return;
    for (const [index, box] of boxesIn(list.current).entries()) box.value = String(index + 1);
    const [up, down] = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-option="${CSS.escape(moved.option)}"]`,
    ) ?? [undefined, undefined];
    // At an end, one of the two buttons has nothing to do.
    const same = moved.by < 0 ? up : down;
    if (moved.by !== 0) (same?.disabled ? (moved.by < 0 ? down : up) : same)?.focus();
  }, [moved]);

  function moveTo(option: string, to: number, by: number): void {
    const others = shown.map((each) => each.id).filter((each) => each !== option);
    const next = others.toSpliced(to, 0, option);
    setOrder(next);
    setMoved({ option, by });
    onAnswer(next.join('\n'));
    onCommit();
  }

  const drop = (index: number) => (event: DragEvent) => {
    const option = dragged.current;
    dragged.current = undefined;
    if (option === undefined) return;
    event.preventDefault();
    moveTo(option, index, 0);
  };

  const at = shown.findIndex((option) => option.id === moved?.option);
  return (
    <GroupFrame {...props} role="group">
      <ol ref={list} className={rows()}>
        {shown.map((option, index) => {
          const boxId = choiceId(id, index);
          const label = `${id}-${option.id}`;
          const buttons = [
            { by: -1, words: host.words.moveItemUp, isIdle: index === 0 },
            { by: 1, words: host.words.moveItemDown, isIdle: index === shown.length - 1 },
          ];
          return (
            <li
              key={option.id}
              className={row()}
              onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
              onDrop={drop(index)}
            >
              <input type="hidden" name={registration.name} value={option.id} />
              <input
                {...registration}
                id={boxId}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                defaultValue={first.get(option.id) ?? ''}
                className={`${control()} ${place()}`}
                aria-invalid={problem !== undefined}
                aria-labelledby={labelId(label)}
                aria-describedby={describedBy(label, option.hint, undefined)}
              />
              <span className={wordsClass()}>
                <span id={labelId(label)} lang={option.language}>
                  {option.label}
                </span>
                {option.hint !== undefined && (
                  <span id={hintId(label)} lang={option.language} className={choiceHint()}>
                    {' '}
                    {option.hint}
                  </span>
                )}
              </span>
              <span className={moves()}>
                {buttons.map(({ by, words, isIdle }) => (
                  <button
                    key={by}
                    type="button"
                    data-option={option.id}
                    disabled={isIdle}
                    className={button({ tone: 'quiet' })}
                    onClick={() => moveTo(option.id, index + by, by)}
                  >
                    {words}
                    <span className={visuallyHidden()}> {option.label}</span>
                  </button>
                ))}
              </span>
              <span
                aria-hidden="true"
                draggable
                className={handle()}
                onDragStart={() => {
                  dragged.current = option.id;
                }}
                onDragEnd={() => {
                  dragged.current = undefined;
                }}
              >
                <svg
                  viewBox="0 0 24 24"
                  stroke="currentColor"
                  strokeWidth="3"
                  strokeLinecap="round"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d="M9 6h.1M9 12h.1M9 18h.1M15 6h.1M15 12h.1M15 18h.1" />
                </svg>
              </span>
            </li>
          );
        })}
      </ol>
      <span role="status" className={visuallyHidden()}>
        {at < 0 ? '' : `${at + 1}. ${shown[at]?.label ?? ''}`}
      </span>
    </GroupFrame>
  );
}

function boxesIn(list: HTMLOListElement | null): readonly HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input[type=text]') ?? [])];
}

/** Whether the texts are places as they were typed, which are no order: ids and places in turn, behind an empty text. */
function areTyped(texts: readonly string[]): boolean {
  return texts[0] === '';
}

/** The text of each option's place. */
function placesOf(texts: readonly string[]): ReadonlyMap<string, string> {
  if (!areTyped(texts)) return new Map(texts.map((id, index) => [id, String(index + 1)]));
  const pairs = texts.slice(1);
  return new Map(
    pairs.flatMap((id, index) => (index % 2 === 0 ? [[id, pairs[index + 1] ?? ''] as const] : [])),
  );
}

/** The ranked options; none where the places are no order. */
function orderOf(texts: readonly string[]): readonly string[] {
  return areTyped(texts) ? [] : texts;
}

/** The place of an option among those that are ranked, before all that are not. */
function rank(order: readonly string[], id: string): number {
  const index = order.indexOf(id);
  return index < 0 ? order.length : index;
}

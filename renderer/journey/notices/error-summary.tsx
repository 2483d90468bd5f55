import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { entryPath, type FieldProblem, itemFields, wordedField } from '#engine';
import type { Field } from '#schemas';
import { aroundPhone, Phone } from '../../host/phone.tsx';
import { derivedAtom } from '../../state/atom.ts';
import { css } from '../../theme/css.ts';
import { useStep } from '../step-context.ts';
import { useAtomValue } from '../use-atom-value.ts';
import { namedProblem } from './named-problem.ts';
import { markTitle } from './page-title.ts';

interface ErrorSummaryProps {
  readonly heading: string;
  readonly fields: readonly Field[];
}

/**
 * Lists the current problems, each with a link to its field. Takes the focus when a submission was refused.
 * While there are problems, the page's title begins with a word that says so.
 */
export function ErrorSummary({ heading, fields }: ErrorSummaryProps) {
  const { atoms, form, host, idOf } = useStep();
  const current = useAtomValue(atoms.summary);
  const left = useMemo(
    () =>
      derivedAtom(
        current.problems.map(({ field }) => form.fieldAtom(field)),
        (states) =>
          current.problems.flatMap((problem, index) => {
            const { problem: message, words } = states[index] ?? {};
            const about = questionNamed(problem.field, fields);
            const shown = about && wordedField(about, words);
            const label = shown && 'label' in shown ? shown.label : '';
            return asItIsNow(problem, message).map((now) =>
              now.part === undefined
                ? { field: now.field, text: textOf(now, label) }
                : { field: `${now.field}-${now.part}`, text: now.message },
            );
          }),
      ),
    [current, form, fields],
  );
  const problems = useAtomValue(left);
  // No field can have such a name.
  const headingId = idOf('-problems');
  const focused = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every submission has a summary of its own.
  useEffect(() => {
    focused.current?.focus({ preventScroll: true });
    focused.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [current]);

  const request = useAtomValue(atoms.request);
  const isBroken = request.state === 'error' && request.notices.some(({ tone }) => tone === 'error');
  const isWrong = problems.length > 0 || isBroken;
  useEffect(() => markTitle(document, host.words.errorPrefix, isWrong), [host, isWrong]);

  if (problems.length === 0) return null;
  return (
    <div role="alert" aria-labelledby={headingId} className={summary()}>
      <h2 id={headingId} ref={focused} tabIndex={-1} className={title()}>
        {heading}
      </h2>
      <ul className={links()}>
        {problems.map(({ field, text }) => {
          const { before, number, after } = aroundPhone(text, host.words.phones);
          return (
            <li key={field}>
              <a href={`#${idOf(field)}`} onClick={focusField}>
                {before}
              </a>
              <Phone number={number} />
              {after}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The field of that name, or the question of an item of a list. */
function questionNamed(name: string, fields: readonly Field[]): Field | undefined {
  const [own, , inner] = entryPath(name);
  const found = fields.find((each) => each.name === own);
  return inner === undefined ? found : found && itemFields(found).find((each) => each.name === inner);
}

/** The problem with its current message; empty once it is solved. */
function asItIsNow(problem: FieldProblem, message: string | undefined): readonly FieldProblem[] {
  if (message === undefined) return [];
  const { summary: _, ...current } = problem;
  return [message === problem.message || problem.part !== undefined ? problem : { ...current, message }];
}

/** Text of a problem in the summary, which has to name its question. */
function textOf(
  { item, message: besideField, summary: message = besideField }: FieldProblem,
  label: string,
): string {
  const text = namedProblem(label, message);
  return item === undefined ? text : `${item}: ${text}`;
}

/** Focuses the field itself: following a fragment would scroll past its label. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  inView(control).focus({ preventScroll: true });
  (control.closest('fieldset') ?? control.closest('div') ?? control).scrollIntoView({ block: 'center' });
}

/** A choice hidden behind a tab cannot take the focus; another of its group can. */
function inView(control: HTMLElement): HTMLElement {
  if (control.checkVisibility()) return control;
  const group = document.getElementsByName(control.getAttribute('name') ?? '');
  return [...group].find((choice) => choice.checkVisibility()) ?? control;
}

const summary = css('error-summary-summary', {
  padding: '$4 $3',
  border: '1px solid color-mix(in srgb, $colors$danger 35%, white)',
  borderInlineStart: '5px solid $danger',
  borderRadius: '$md',
  backgroundColor: '$dangerSoft',
  scrollMarginTop: '$space$4',
  '@sm': { padding: '$5' },
  '@forced': { borderColor: 'CanvasText' },
});

const title = css('error-summary-title', {
  fontSize: '$lg',
  fontWeight: '$bold',
  color: '$danger',
  '&:focus, &:focus-visible': { outlineOffset: '6px' },
});

const links = css('error-summary-links', {
  display: 'grid',
  gap: '$1',
  margin: '$3 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '0.2rem 0' },
  '& a': {
    padding: '0.2rem 0',
    color: '$danger',
    fontWeight: '$medium',
    lineHeight: '$snug',
  },
});

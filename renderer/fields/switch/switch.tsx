import { choiceHint } from '../../field-parts/choices/choice.styles.ts';
import { hintId, labelId, namedAndDescribed } from '../../field-parts/field-ids.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { field as fieldClass } from '../../field-parts/frame/field.styles.ts';
import { FieldMessage } from '../../field-parts/frame/field-message.tsx';
import { css } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';

/**
 * An on-off switch. The empty hidden entry after it says that it was shown, because off is an answer, too.
 */
export function Switch({ field, id, texts, problem, working, registration, host }: FieldProps<'switch'>) {
  const { label, language, hint, name } = field;
  return (
    <div className={fieldClass()}>
      <label className={switchRow()}>
        <span className={switchWords()}>
          <span id={labelId(id)} lang={language}>
            {label}
          </span>
          {hint !== undefined && (
            <>
              <br />
              <span id={hintId(id)} lang={language} className={choiceHint()}>
                {hint}
              </span>
            </>
          )}
        </span>
        <input
          {...registration}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native box says itself whether it is on.
          role="switch"
          value="true"
          defaultChecked={texts.includes('true')}
          className={track()}
          aria-invalid={problem !== undefined}
          {...namedAndDescribed(id, hint, problem)}
        />
      </label>
      <input type="hidden" name={name} value="" />
      <FieldMessage id={id} problem={problem} working={working} words={host.words} />
    </div>
  );
}

/** A label and its switch. The whole row can be tapped. */
const switchRow = css('switch-switch-row', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$4',
  // The switch comes right after its label, so that it is easy to find.
  width: 'fit-content',
  minHeight: '$target',
  paddingBlock: '0.65rem',
  lineHeight: 1.5,
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed', color: '$inkSoft' },
  '&:has(:focus-visible)': {
    ...focusRing,
    outlineOffset: '4px',
    borderRadius: '$sm',
  },
});

const switchWords = css('switch-switch-words', {
  minWidth: 0,
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
});

/** A native checkbox drawn as a switch. */
const track = css('switch-track', {
  flex: 'none',
  appearance: 'none',
  position: 'relative',
  width: '3.25rem',
  height: '1.75rem',
  margin: 'calc((1lh - 1.75rem) / 2) 0 0',
  border: '1.5px solid $lineStrong',
  borderRadius: '$pill',
  backgroundColor: '$mist',
  cursor: 'inherit',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.1875rem',
    insetInlineStart: '0.1875rem',
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: '$inkSoft',
  },
  '@lively': { '&::before': { transition: 'inset-inline-start $transitions$quick' } },
  '&:checked': { borderColor: '$accentText', backgroundColor: '$accentText' },
  '&:checked::before': { insetInlineStart: 'calc(100% - 1.4375rem)', backgroundColor: '$canvas' },
  '&:focus-visible': { outline: 'none', borderRadius: '$pill' },
  '&:disabled': { opacity: 0.6 },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  '@forced': { appearance: 'auto', width: '1.5rem', height: '1.5rem', '&::before': { display: 'none' } },
});

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { characterCount, readMarks, richTextInput, visibleText, wordCount, writeRichHtml } from '#engine';
import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import { describedBy, labelId } from '../../field-parts/field-ids.ts';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import { Remaining } from '../../field-parts/remaining/remaining.tsx';
import { shownLimit, usualCountFrom } from '../../field-parts/remaining/shown-limit.ts';
import { css } from '../../theme/css.ts';
import type { RichEditorProps } from './rich-editor.tsx';

export const rareField: RareField<'rich-text-input'> = {
  component: RichTextInput,
  declaration: richTextInput,
};

/**
 * A text with formats. It is a text area with marks, which works without scripts; an editor is fetched once the field is
 * seen, and writes the same marks into it. If the editor cannot be loaded, the text area stays.
 */
function RichTextInput(props: FieldProps<'rich-text-input'>) {
  const { field, id, texts, required, problem, host, registration, onAnswer } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [Editor, setEditor] = useState<ComponentType<RichEditorProps>>();
  const [isPlain, setPlain] = useState(false);
  const words = host.formatting;
  const limit = shownLimit(field, usualCountFrom);
  const areaId = Editor ? `${id}-marks` : id;
  const shared = controlProps(props, limit?.unit);
  const marksId = `${id}-formats`;

  useEffect(() => {
    if (!area.current || !words) return undefined;
    const seen = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      const module = await import('./rich-editor.tsx').catch(() => undefined);
      const box = area.current;
      if (!module) return setPlain(true);
      if (!box) return undefined;
      const take = () => setEditor(() => module.RichEditor);
      // Whoever has begun to type goes on in the text area until it is left.
      if (document.activeElement === box) return box.addEventListener('blur', take, { once: true });
      return take();
    });
    seen.observe(area.current);
    return () => seen.disconnect();
  }, [words]);

  return (
    <FieldFrame {...props}>
      {Editor && words && (
        <Editor
          id={id}
          text={area.current?.value ?? texts[0] ?? ''}
          rows={field.rows ?? 6}
          labelledBy={labelId(id)}
          describedBy={describedBy(id, field.hint, problem, limit?.unit)}
          required={required}
          isInvalid={problem !== undefined}
          words={words}
          onWrite={(marks) => {
            if (!area.current) return;
            area.current.value = marks;
            area.current.dispatchEvent(new Event('input', { bubbles: true }));
            onAnswer(marks);
          }}
          onBlur={registration.onBlur}
        />
      )}
      <textarea
        {...shared}
        ref={area}
        id={areaId}
        hidden={Editor !== undefined}
        rows={field.rows ?? 6}
        className={control({ kind: 'area' })}
        defaultValue={texts[0] ?? ''}
        aria-describedby={[shared['aria-describedby'], marksId].filter(Boolean).join(' ')}
      />
      {!Editor && (
        <p id={marksId} className={marksHint({ shown: isPlain })}>
          {words?.marks}
        </p>
      )}
      {limit && (
        <Remaining
          key={areaId}
          id={id}
          controlId={areaId}
          limit={limit}
          text={area.current?.value ?? texts[0] ?? ''}
          words={host.words}
          countOf={(text) => {
            const read = visibleText(writeRichHtml(readMarks(text)));
            return limit.unit === 'words' ? wordCount(read) : characterCount(read);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** The marks that may be typed, where there is no editor. */
const marksHint = css('rich-text-input-marks', {
  fontSize: '$sm',
  color: '$inkSoft',
  display: 'none',
  '@unscripted': { display: 'block' },
  variants: { shown: { true: { display: 'block' } } },
});

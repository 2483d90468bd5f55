import type { KeyboardEvent, MouseEvent } from 'react';
import type { Focus } from '#schemas';
import { Image } from '../base/image.tsx';
import './media.css';

interface FocalPointProps {
  /** Address of the picture. */
  readonly src: string;
  /** In per cent from the left and from the top; the middle if undefined. */
  readonly focus: Focus | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (focus: Focus | undefined) => void;
}

const middle: Focus = { x: 50, y: 50 };
/** Shapes to which pages cut pictures, as width by height. */
const shapes = ['3 / 1', '1 / 1', '3 / 4'] as const;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point that stays in sight where a picture is cut: chosen on the picture by a click or the arrow keys, or as numbers. */
export function FocalPoint({ src, focus, isReadOnly, onChange }: FocalPointProps) {
  const { x, y } = focus ?? middle;
  const put = (left: number, top: number) => onChange({ x: inPercent(left), y: inPercent(top) });
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A press of a key is a click without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    put(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    put(x + step[0] * by, y + step[1] * by);
  };
  const number = (label: string, value: number, write: (value: number) => void) => (
    <label>
      {label}
      <input
        type="number"
        min={0}
        max={100}
        value={value}
        readOnly={isReadOnly}
        onChange={({ target }) => write(target.valueAsNumber || 0)}
      />
    </label>
  );
  return (
    <fieldset className="focal">
      <legend>What stays in sight</legend>
      <button
        type="button"
        className="focal-picture"
        aria-label={`The point that stays in sight: ${x} per cent from the left, ${y} from the top. Arrow keys move it.`}
        disabled={isReadOnly}
        onClick={point}
        onKeyDown={move}
      >
        <Image src={src} alt="" draggable={false} />
        <span className="focal-mark" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </button>
      <div className="focal-shapes" aria-hidden>
        {shapes.map((aspectRatio) => (
          <Image key={aspectRatio} src={src} alt="" style={{ aspectRatio, objectPosition: `${x}% ${y}%` }} />
        ))}
      </div>
      <div className="row">
        {number('% from the left', x, (value) => put(value, y))}
        {number('% from the top', y, (value) => put(x, value))}
        {focus && !isReadOnly && (
          <button type="button" className="small" onClick={() => onChange(undefined)}>
            Middle
          </button>
        )}
      </div>
    </fieldset>
  );
}

function inPercent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

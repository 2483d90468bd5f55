import { type PointerEvent, useRef } from 'react';

interface WidthHandleProps {
  readonly onWidth: (width: number) => void;
}

const narrowest = 240;

/** The edge of the page, by which it is dragged wider. Its width is typed or chosen by the keyboard. */
export function WidthHandle({ onWidth }: WidthHandleProps) {
  const begun = useRef<{ readonly at: number; readonly width: number }>(undefined);
  const begin = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    const width = currentTarget.parentElement?.getBoundingClientRect().width ?? 0;
    begun.current = { at: clientX, width };
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (begun.current === undefined) return;
    // The page is in the middle, so that both its edges move.
    const width = begun.current.width + 2 * (clientX - begun.current.at);
    onWidth(Math.max(narrowest, Math.round(width)));
  };
  const end = () => {
    begun.current = undefined;
  };
  return (
    <div
      aria-hidden="true"
      className="width-handle"
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

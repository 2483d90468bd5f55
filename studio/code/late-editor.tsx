import { createContext, type ReactNode, type RefObject, Suspense, use, useLayoutEffect, useRef } from 'react';

/** A selection in a text, counted from the end: what stands before it may be laid out otherwise. */
interface LeftSelection {
  readonly anchor: number;
  readonly head: number;
}

const Left = createContext<RefObject<LeftSelection | undefined> | undefined>(undefined);

interface LateEditorProps {
  /** The same text in a plain box. */
  readonly box: ReactNode;
  /** The editor, which is lazy. */
  readonly children: ReactNode;
}

/** An editor that is loaded when it first shows. Until then a box stands in its place; who types in that goes on in the editor. */
export function LateEditor({ box, children }: LateEditorProps) {
  const left = useRef<LeftSelection>(undefined);
  return (
    <Left value={left}>
      <Suspense fallback={<Leaving left={left}>{box}</Leaving>}>{children}</Suspense>
    </Left>
  );
}

interface LeavingProps {
  readonly left: RefObject<LeftSelection | undefined>;
  readonly children: ReactNode;
}

/** A box that tells where its author was when something takes its place. */
function Leaving({ left, children }: LeavingProps) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = around.current;
    return () => {
      const box = document.activeElement;
      if (!(box instanceof HTMLTextAreaElement) || element?.contains(box) !== true) return;
      const { selectionStart, selectionEnd, selectionDirection, value } = box;
      const [anchor, head] =
        selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd];
      left.current = { anchor: value.length - anchor, head: value.length - head };
    };
  }, [left]);
  return <div ref={around}>{children}</div>;
}

/** Takes the selection of the box in whose place an editor comes; undefined if its author was elsewhere. */
export function useLeftSelection(): () => LeftSelection | undefined {
  const left = use(Left);
  const taken = useRef(() => {
    const selection = left?.current;
    if (left) left.current = undefined;
    return selection;
  });
  return taken.current;
}

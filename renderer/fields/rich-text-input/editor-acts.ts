import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { readMarks } from '#engine';
import { documentOf, schema } from './editor-schema.ts';

const { nodes, marks } = schema;

/** Something that a button of the editor does to the selection; its name is that of its word. */
export interface EditorAct {
  readonly name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers';
  readonly run: Command;
  readonly isOn: (state: EditorState) => boolean;
}

/** The acts of the editor beside that of links, in the order of their buttons. */
export const editorActs: readonly EditorAct[] = [
  ...(['bold', 'italic'] as const).map((name): EditorAct => {
    const type = marks[name];
    return { name, run: toggleMark(type), isOn: (state) => hasMark(state, type) };
  }),
  ...(['heading', 'subheading'] as const).map((name): EditorAct => {
    const type = nodes[name];
    return {
      name,
      run: (state, ...rest) => setBlockType(isIn(state, type) ? nodes.paragraph : type)(state, ...rest),
      isOn: (state) => isIn(state, type),
    };
  }),
  ...(['bullets', 'numbers'] as const).map((name): EditorAct => {
    const type = nodes[name];
    return {
      name,
      run: (state, ...rest) =>
        (isIn(state, type) ? liftListItem(nodes.item) : wrapInList(type))(state, ...rest),
      isOn: (state) => isIn(state, type),
    };
  }),
];

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView());
  return true;
};

/** The state of an editor that begins with a text with marks. */
export function stateOf(text: string): EditorState {
  return EditorState.create({
    doc: documentOf(readMarks(text)),
    plugins: [
      history(),
      keymap({
        'Mod-b': toggleMark(marks.bold),
        'Mod-i': toggleMark(marks.italic),
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
        'Shift-Enter': chainCommands(exitCode, breakLine),
        Enter: splitListItem(nodes.item),
      }),
      keymap(baseKeymap),
    ],
  });
}

function isIn({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** Address of the link that the selection is in; undefined for none. */
export function linkAt({ selection: { $from } }: EditorState): string | undefined {
  const found = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  const href: unknown = found?.attrs.href;
  return typeof href === 'string' ? href : undefined;
}

/** Makes the selection a link, or the address a link where nothing is selected; an undefined address takes the link away. */
export function linkTo(href: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to, empty } = linkRange(state);
    const cleared = state.tr.removeMark(from, to, marks.link);
    if (href === undefined) dispatch?.(cleared);
    else if (empty) dispatch?.(state.tr.insert(from, schema.text(href, [marks.link.create({ href })])));
    else dispatch?.(cleared.addMark(from, to, marks.link.create({ href })));
    return true;
  };
}

/** The selection, or the whole link that the cursor is in. */
function linkRange(state: EditorState): {
  readonly from: number;
  readonly to: number;
  readonly empty: boolean;
} {
  const { from, to, empty, $from } = state.selection;
  const href = linkAt(state);
  if (!empty || href === undefined) return { from, to, empty };
  let [first, last] = [from, to];
  $from.parent.forEach((inline, offset) => {
    const start = $from.start() + offset;
    const isLink = inline.marks.some(({ type, attrs }) => type === marks.link && attrs.href === href);
    if (!isLink || start > last || start + inline.nodeSize < first) return;
    [first, last] = [Math.min(first, start), Math.max(last, start + inline.nodeSize)];
  });
  return { from: first, to: last, empty: first === last };
}

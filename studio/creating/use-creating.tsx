import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { parsed, textIn } from '../settings/json.ts';
import { wordsOf } from '../settings/words.ts';
import { DocumentRemovalDialog } from './document-removal-dialog.tsx';
import { NewDocumentDialog } from './new-document-dialog.tsx';
import { allNewKinds, type NewKind, newKinds } from './new-kinds.ts';

/** Acts that make and remove whole documents. */
interface Creating {
  /** The acts by their titles, for those who find them by words. */
  readonly commands: readonly {
    readonly title: string;
    /** Those of the title that are not the name of the document. */
    readonly words?: string;
    readonly run: () => void;
  }[];
  /** A button with a menu of all kinds. */
  readonly menu: ReactNode;
  /** Acts on the document that is open. */
  readonly acts: ReactNode;
  /** The question that is asked at the moment. */
  readonly dialog: ReactNode;
}

type Asking =
  | { readonly act: 'new'; readonly kind: NewKind; readonly copyOf?: string }
  | { readonly act: 'remove'; readonly document: string };

/**
 * Makes and removes documents of the site.
 *
 * @param current id of the document that is open, which can be copied and removed
 */
export function useCreating(
  work: Work,
  current: string | undefined,
  onOpen: (path: string | undefined, place: Place | undefined) => void,
): Creating {
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const kind = textIn(parsed(work.textOf(current ?? '')), 'kind');
  const known = allNewKinds.find((each) => each === kind);
  const ofCurrent =
    current === undefined || known === undefined
      ? []
      : [
          { act: 'Copy', run: () => setAsking({ act: 'new', kind: known, copyOf: current }) },
          { act: 'Remove', run: () => setAsking({ act: 'remove', document: current }) },
        ].map((each) => {
          const words = `${each.act} this ${newKinds[known]}`;
          return { ...each, words, title: `${words}: ${wordsOf(current)}` };
        });
  const newOnes = allNewKinds.map((each) => ({
    title: `New ${newKinds[each]}`,
    run: () => setAsking({ act: 'new', kind: each }),
  }));
  return {
    commands: [...newOnes, ...ofCurrent],
    menu: (
      <MenuTrigger>
        <Button className="small">New …</Button>
        <Popover className="menu" placement="bottom start">
          <Menu
            aria-label="New"
            items={newOnes.map(({ title }) => ({ id: title, title }))}
            onAction={(id) => newOnes.find(({ title }) => title === id)?.run()}
          >
            {({ title }) => <MenuItem>{title}</MenuItem>}
          </Menu>
        </Popover>
      </MenuTrigger>
    ),
    acts: ofCurrent.length > 0 && (
      <fieldset className="toolbar">
        <legend className="hidden">The document</legend>
        {ofCurrent.map(({ act, title, run }) => (
          <button type="button" className="small" key={act} title={title} onClick={run}>
            {act}
          </button>
        ))}
      </fieldset>
    ),
    dialog:
      asking?.act === 'new' ? (
        <NewDocumentDialog
          key={asking.kind}
          work={work}
          kind={asking.kind}
          copyOf={asking.copyOf}
          onMade={onOpen}
          onClose={close}
        />
      ) : (
        asking && (
          <DocumentRemovalDialog
            work={work}
            id={asking.document}
            onShow={(place) => onOpen(undefined, place)}
            onRemoved={() => onOpen('/', undefined)}
            onClose={close}
          />
        )
      ),
  };
}

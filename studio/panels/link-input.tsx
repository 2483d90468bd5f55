import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { lastReadOf } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { siteGroups } from '../outline/site-groups.ts';
import { anchorsOf, isWords, type LinkTarget, readLink, targetsFor } from '../parts/links.ts';

interface LinkInputProps {
  readonly id?: string;
  readonly label: string;
  readonly 'data-pointer'?: string;
  readonly work: Work;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onWrite: (href: string) => void;
  readonly onBlur?: () => void;
}

const mostShown = 60;

/** Where a link leads: a page or step by its title, a file, a part of a page, or an address outside, which is checked as one types. */
export function LinkInput({ label, work, value, isReadOnly, onWrite, onBlur, ...own }: LinkInputProps) {
  const [targets, setTargets] = useState<readonly LinkTarget[]>(() => targetsOf(work, value));
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const shown = typed ?? value;
  const found = targetsFor(targets, shown, mostShown);
  const isSearch = typed !== undefined && isWords(typed);
  const isSearching = isSearch && found.length > 0 && !isLeft;
  const read = shown === '' || isSearching ? undefined : readLink(shown, targets);
  const write = (href: string) => {
    setTyped(undefined);
    onWrite(href);
  };
  return (
    <>
      <ComboBox
        className="link"
        aria-label={label}
        allowsCustomValue
        menuTrigger="focus"
        isReadOnly={isReadOnly}
        inputValue={shown}
        onInputChange={(text) => {
          if (text === shown) return;
          setTyped(text);
          // Words look for a page; the link stays what it is until one is chosen.
          if (!isWords(text)) onWrite(text.trim());
        }}
        items={found}
        onChange={(key) => {
          if (key !== null) write(String(key));
        }}
        onFocus={() => {
          setLeft(false);
          setTargets(targetsOf(work, value));
        }}
        onBlur={() => {
          setLeft(true);
          // Words that are no address stay to be seen, with what is expected; the link stays what it is.
          if (!isSearch) setTyped(undefined);
          onBlur?.();
        }}
      >
        <div className="link-box" data-unwritten={isSearch || undefined}>
          <Input {...own} placeholder="Find a page, or write an address" />
          <Button className="link-open" aria-label={`Pages for ${label}`}>
            ⌄
          </Button>
        </div>
        <Popover className="link-targets">
          <ListBox className="list">
            {({ href, title, detail }: LinkTarget) => (
              <ListBoxItem id={href} textValue={href} className="link-target">
                {title} <span className="quiet">{detail}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {read && (
        <p className={read.isTrouble ? 'problem warning' : 'help'} role="status">
          {read.says} {isSearch && 'This is not saved yet. '}
          {read.instead !== undefined && !isReadOnly && (
            <button type="button" className="small" onClick={() => write(read.instead ?? value)}>
              Use {read.instead}
            </button>
          )}
          {isSearch && isLeft && (
            <button type="button" className="small" onClick={() => setTyped(undefined)}>
              {value === '' ? 'Empty the box' : `Keep ${value}`}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** The pages, steps and files of the site, with the parts of the page that an address names. */
function targetsOf(work: Work, href: string): readonly LinkTarget[] {
  const documents = lastReadOf(work);
  const pages = siteGroups(documents).flatMap(({ entries }) =>
    entries.flatMap(({ path, title, detail }) =>
      path === undefined
        ? []
        : [{ href: path, title, detail: detail === path ? path : `${path}, ${detail}` }],
    ),
  );
  const files = documents.flatMap((document) =>
    document.kind === 'asset' && document.id.startsWith('/documents/')
      ? [{ href: document.id, title: document.id.slice('/documents/'.length), detail: document.type }]
      : [],
  );
  const [path = ''] = href.split('#');
  return [...anchorsOf(documents, path), ...pages, ...files];
}

import { useEffect, useRef, useState } from 'react';
import { filesInTexts, filesText, type GivenFile, isGiven, type RefusedFile } from '#engine';
import { forgetFile, type SentFile, sendFile } from './sent-file.ts';

/** A file in the list of a field. */
export type ListedFile =
  | { readonly key: number; readonly state: 'given'; readonly file: GivenFile }
  | { readonly key: number; readonly state: 'refused'; readonly file: RefusedFile; readonly source?: File }
  | {
      readonly key: number;
      readonly state: 'sending';
      readonly source: File;
      /** From 0 to 1. */
      readonly part: number;
    };

interface Options {
  readonly texts: readonly string[];
  readonly address: string;
  readonly most: number;
  readonly bytes: number;
  /** Called with the text of the answer whenever it has changed. */
  readonly onAnswer: (text: string) => void;
  /** Called with a file that was taken or removed. */
  readonly onNews: (news: 'added' | 'removed', name: string) => void;
}

/** The files of a field in the browser: sends each by itself, one after another, and keeps the answer. */
export function useFiles(options: Options) {
  const latest = useRef(options);
  const next = useRef(0);
  const sending = useRef(new Map<number, SentFile>());
  const [files, setFiles] = useState<readonly ListedFile[]>(() =>
    filesInTexts(options.texts).map((file) => listed(next.current++, file)),
  );
  const now = useRef(files);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    setIsLive(true);
    const { current } = sending;
    return () => {
      for (const each of current.values()) each.abort();
    };
  }, []);

  function become(list: readonly ListedFile[]): void {
    now.current = list;
    setFiles(list);
    latest.current.onAnswer(filesText(list.map(answerOf)));
  }

  function replace(key: number, change: (file: ListedFile) => ListedFile): void {
    become(now.current.map((each) => (each.key === key ? change(each) : each)));
  }

  async function send(): Promise<void> {
    if (sending.current.size > 0) return;
    const waiting = now.current.find((each) => each.state === 'sending');
    if (waiting?.state !== 'sending') return;
    const { key, source } = waiting;
    const sent = sendFile(latest.current.address, source, (part) => {
      now.current = now.current.map((each) =>
        each.key === key && each.state === 'sending' ? { ...each, part } : each,
      );
      setFiles(now.current);
    });
    sending.current.set(key, sent);
    const file = await sent.arrived;
    sending.current.delete(key);
    if (now.current.some((each) => each.key === key)) {
      replace(key, () => listed(key, file, source));
      if (isGiven(file)) latest.current.onNews('added', file.name);
    }
    void send();
  }

  return {
    files,
    /** Whether scripts run; before that, the form sends the files. */
    isLive,
    add(chosen: Iterable<File>): void {
      const { most, bytes } = latest.current;
      const added = [...chosen].map((source): ListedFile => {
        const key = next.current++;
        const name = source.name.slice(0, 120);
        if (source.size > bytes) return { key, state: 'refused', file: { name, fault: 'fileSize' } };
        return { key, state: 'sending', source, part: 0 };
      });
      // The only file of a field is replaced by another.
      const before = most === 1 && added.length === 1 ? [] : now.current;
      become([...before, ...added]);
      void send();
    },
    remove(key: number): void {
      const gone = now.current.find((each) => each.key === key);
      become(now.current.filter((each) => each.key !== key));
      sending.current.get(key)?.abort();
      if (gone?.state === 'given') forgetFile(latest.current.address, gone.file.id);
      if (gone) latest.current.onNews('removed', nameOf(gone));
    },
    retry(key: number): void {
      replace(key, (each) =>
        each.state === 'refused' && each.source
          ? { key, state: 'sending', source: each.source, part: 0 }
          : each,
      );
      void send();
    },
  };
}

/** The name of a file in the list. */
export function nameOf(listed: ListedFile): string {
  return listed.state === 'sending' ? listed.source.name : listed.file.name;
}

function listed(key: number, file: GivenFile | RefusedFile, source?: File): ListedFile {
  if (isGiven(file)) return { key, state: 'given', file };
  return { key, state: 'refused', file, ...(file.fault === 'fileFailed' && source && { source }) };
}

/** A file as the answer holds it. One on its way is a fault: the form is not sent without it. */
export function answerOf(listed: ListedFile): GivenFile | RefusedFile {
  if (listed.state === 'sending') return { name: listed.source.name.slice(0, 120), fault: 'fileArriving' };
  return listed.file;
}

import { type FileWords, formEntries } from '#engine';
import type { Messages } from '#schemas';
import { button } from '../../theme/button.styles.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { sizeText } from './file-texts.ts';
import { about, actions, bar, fault, item, list } from './file-upload.styles.ts';
import { type ListedFile, nameOf } from './use-files.ts';

interface FileListProps {
  readonly field: string;
  readonly files: readonly ListedFile[];
  readonly words: FileWords;
  readonly language: string;
  readonly messages: Messages;
  readonly onRemove: (key: number) => void;
  readonly onRetry: (key: number) => void;
}

/** The files that were given, are on their way, or were refused. */
export function FileList({ field, files, words, language, messages, onRemove, onRetry }: FileListProps) {
  return (
    <ul className={list()}>
      {files.map((each) => (
        <li key={each.key} className={item()} data-refused={each.state === 'refused' ? '' : undefined}>
          <span className={about()}>
            <About listed={each} words={words} language={language} messages={messages} />
          </span>
          <span className={actions()}>
            {each.state === 'refused' && each.source && (
              <FileButton label={words.retry} of={nameOf(each)} onPress={() => onRetry(each.key)} />
            )}
            <FileButton
              label={each.state === 'sending' ? words.cancel : words.remove}
              of={nameOf(each)}
              value={`${field}:${each.state === 'given' ? each.file.id : ''}`}
              onPress={() => onRemove(each.key)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

type AboutProps = Pick<FileListProps, 'words' | 'language' | 'messages'> & { readonly listed: ListedFile };

function About({ listed, words, language, messages }: AboutProps) {
  switch (listed.state) {
    case 'given':
      return `${listed.file.name} (${sizeText(listed.file.size, language)})`;
    case 'refused':
      return (
        <>
          {listed.file.name}
          <span className={fault()}>{messages[listed.file.fault]}</span>
        </>
      );
    case 'sending': {
      const percent = Math.floor(listed.part * 100);
      const text = words.uploading
        .replace('{name}', () => listed.source.name)
        .replace('{percent}', () => String(percent));
      return (
        <>
          {text}
          <progress className={bar()} value={percent} max={100} aria-label={text} />
        </>
      );
    }
  }
}

interface FileButtonProps {
  readonly label: string;
  /** Name of the file. */
  readonly of: string;
  /** Sent without scripts. */
  readonly value?: string;
  readonly onPress: () => void;
}

function FileButton({ label, of, value, onPress }: FileButtonProps) {
  return (
    <button
      type={value === undefined ? 'button' : 'submit'}
      name={value === undefined ? undefined : formEntries.removeFile}
      value={value}
      formNoValidate={value !== undefined}
      className={button({ tone: 'secondary', size: 'small' })}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {label}
      <span className={visuallyHidden()}> {of}</span>
    </button>
  );
}

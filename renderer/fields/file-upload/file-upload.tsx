import { useRef, useState } from 'react';
import { acceptText, filesOf, filesText, fileUpload, formEntries } from '#engine';
import { describedBy, hintId } from '../../field-parts/field-ids.ts';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { GroupFrame } from '../../field-parts/frame/group-frame.tsx';
import type { FieldHost } from '../../host/field-host.ts';
import { button } from '../../theme/button.styles.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { FileList } from './file-list.tsx';
import { kindsText, sizeText } from './file-texts.ts';
import { aside, chooser, zone } from './file-upload.styles.ts';
import { answerOf, useFiles } from './use-files.ts';

export const rareField: RareField<'file-upload'> = { component: FileUpload, declaration: fileUpload };

/**
 * Files that the visitor gives. Without scripts they go with the form; in a browser with scripts each goes by itself as
 * soon as it is chosen, and the form sends what they are called.
 */
function FileUpload(props: FieldProps<'file-upload'>) {
  const { files } = props.host;
  return files && <Chooser {...props} filesHost={files} />;
}

type ChooserProps = FieldProps<'file-upload'> & { readonly filesHost: NonNullable<FieldHost['files']> };

function Chooser({ filesHost, ...props }: ChooserProps) {
  const { field, id, texts, problem, registration, onAnswer, onCommit, host } = props;
  const { words, messages } = filesHost;
  const { language } = host.words;
  const input = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');
  const [isOver, setIsOver] = useState(false);
  const { most = 1, bytes = 0 } = filesOf(field) ?? {};
  const { files, isLive, add, remove, retry } = useFiles({
    texts,
    address: `${host.action.split('?', 1).join()}/files/${field.name}`,
    most,
    bytes,
    onAnswer: (text) => {
      onAnswer(text);
      onCommit();
    },
    onNews: (what, name) => setNews(words[what].replace('{name}', () => name)),
  });
  const answers = files.map(answerOf);
  const limitId = `${id}-limit`;
  return (
    <GroupFrame {...props} role="group" options={[field]}>
      <p id={limitId} className={aside()}>
        {words.limit
          .replace('{kinds}', () => kindsText(field.accept, language))
          .replace('{size}', () => sizeText(bytes, language))}
      </p>
      {files.length > 0 && (
        <FileList
          field={field.name}
          files={files}
          words={words}
          language={language}
          messages={{ ...messages, ...field.messages }}
          onRetry={retry}
          onRemove={(key) => {
            remove(key);
            // The button that had the focus is gone.
            input.current?.focus();
          }}
        />
      )}
      {/* A form without scripts forgets those that were refused. */}
      <input
        type="hidden"
        name={field.name}
        value={filesText(isLive ? answers : answers.filter((file) => 'id' in file))}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shorter way; the control in it does the same. */}
      <div
        className={zone()}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          if (input.current?.matches(':disabled') === false) add(event.dataTransfer.files);
        }}
      >
        <label htmlFor={id} className={visuallyHidden()}>
          {words.choose}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          // With scripts, the files do not go with the form.
          name={isLive ? undefined : field.name}
          multiple={most > 1}
          accept={acceptText(field.accept)}
          aria-describedby={[field.hint && hintId(id), limitId, describedBy(id, undefined, problem)]
            .filter(Boolean)
            .join(' ')}
          aria-invalid={problem !== undefined}
          className={chooser(isLive ? { chosen: 'elsewhere' } : {})}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            add(chosen);
          }}
          onBlur={registration.onBlur}
        />
        {isLive && <p className={aside()}>{words.drop}</p>}
        <noscript>
          <button
            type="submit"
            name={formEntries.change}
            value={field.name}
            formNoValidate
            formAction={`${host.action}#${id}`}
            className={button({ tone: 'secondary', size: 'small' })}
          >
            {words.upload}
          </button>
        </noscript>
      </div>
      <p role="status" className={visuallyHidden()}>
        {news}
      </p>
    </GroupFrame>
  );
}

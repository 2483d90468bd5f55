import { Anchor } from '../../host/anchor.tsx';
import type { FieldProps } from '../field-props.ts';
import { smallPrint } from './notice.classes.ts';
import { NoticeBox } from './notice-box.tsx';

/** Something to know. Without words there is nothing to show. */
export function Notice({ field, id, view }: FieldProps<'notice'>) {
  const { tone, link } = field;
  if (view?.text === undefined) return null;
  const more = link && (
    <Anchor href={link.href} target={link.target}>
      {link.label}
    </Anchor>
  );
  if (tone === 'quiet') {
    return (
      <p id={id} className={smallPrint()}>
        {view.text} {more}
      </p>
    );
  }
  return (
    <NoticeBox id={id} tone={tone}>
      <p>{view.text}</p>
      {more}
    </NoticeBox>
  );
}

import { Anchor } from '../../host/anchor.tsx';
import type { FieldProps } from '../field-props.ts';
import { NoticeBox } from './notice-box.tsx';

/** Something to know. Without words there is nothing to show. */
export function Notice({ field, id, view }: FieldProps<'notice'>) {
  const { tone, link } = field;
  if (view?.text === undefined) return null;
  return (
    <NoticeBox id={id} tone={tone}>
      <p>{view.text}</p>
      {link && (
        <Anchor href={link.href} target={link.target}>
          {link.label}
        </Anchor>
      )}
    </NoticeBox>
  );
}

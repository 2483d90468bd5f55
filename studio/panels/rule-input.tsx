import type { Property } from '../parts/properties.ts';
import { showRule, writtenRule } from '../parts/rules.ts';
import type { PanelContext } from './panel-context.ts';
import { TextInput } from './text-input.tsx';

interface RuleInputProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly 'aria-describedby': string | undefined;
  readonly property: Property;
  readonly isCondition: boolean;
  readonly panel: PanelContext;
}

/** A rule: its English sentence, and the formula that it is written as. */
export function RuleInput({ property: { value, pointer }, isCondition, panel, ...own }: RuleInputProps) {
  const { text, sentence } = showRule(value);
  return (
    <>
      {sentence !== undefined && <p className="sentence">{sentence}</p>}
      <TextInput
        {...own}
        className={text.startsWith('=') ? 'formula' : undefined}
        isLong
        readOnly={panel.isReadOnly}
        placeholder={isCondition ? '= answers.…' : undefined}
        value={text}
        onBlur={panel.endTyping}
        onWrite={(typed) => panel.write(pointer, writtenRule(typed))}
      />
    </>
  );
}

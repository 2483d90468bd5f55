import type { ReactNode } from 'react';
import type { Property } from '../settings/properties.ts';
import { NewName } from './new-name.tsx';
import type { PanelContext } from './panel-context.ts';

interface MemberListProps {
  readonly property: Property;
  readonly members: readonly Property[];
  readonly panel: PanelContext;
  readonly renderMember: (member: Property) => ReactNode;
}

/** Values by names that the author chooses, such as the parts of a request. */
export function MemberList({
  property: { label, help, pointer },
  members,
  panel,
  renderMember,
}: MemberListProps) {
  return (
    <fieldset className="property members">
      <legend>{label}</legend>
      {help !== '' && <p className="help">{help}</p>}
      {members.map((member) => (
        <div key={member.name} className="member">
          {renderMember(member)}
          {!panel.isReadOnly && (
            <button
              type="button"
              className="plain"
              aria-label={`Remove ${member.label}`}
              onClick={() => panel.write(member.pointer, undefined)}
            >
              ✕
            </button>
          )}
        </div>
      ))}
      {!panel.isReadOnly && (
        <NewName
          act={`Add to ${label.toLowerCase()}`}
          label="Name"
          taken={members.map(({ name }) => name)}
          onAdd={(name) => panel.write(`${pointer}/${name}`, '')}
        />
      )}
      {panel.problemsAt(pointer, 'itself')}
    </fieldset>
  );
}

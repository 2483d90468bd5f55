import { css } from '../theme/css.ts';

interface UnshownModuleProps {
  readonly type: string;
  /** Why it cannot be shown; left out if no module has this type. */
  readonly trouble?: string;
}

/** A box in a preview in place of a module, so that an author sees what is wrong. */
export function UnshownModule({ type, trouble }: UnshownModuleProps) {
  const named = <code className={unknownModuleType()}>{type}</code>;
  return (
    <div className={unknownModule()}>
      {trouble === undefined ? (
        <>No module is called {named}.</>
      ) : (
        <>
          The module {named} cannot be shown: {trouble}
        </>
      )}
    </div>
  );
}

const unknownModule = css('registry-unknown-module', {
  margin: '$5 auto',
  padding: '$5',
  maxWidth: 'calc($sizes$content - 2 * $space$gutter)',
  border: '2px dashed $colors$danger',
  borderRadius: '$md',
  backgroundColor: '$dangerSoft',
  color: '$danger',
  fontWeight: '$medium',
});

const unknownModuleType = css('registry-unknown-module-type', {
  fontFamily: '$mono',
  fontWeight: '$bold',
});

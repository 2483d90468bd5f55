import type { Look, PageLanguage } from '../preview/look.ts';
import { LookSettings } from './look-settings.tsx';
import type { Visit } from './use-visit.ts';
import { VisitorChoice } from './visitor-choice.tsx';

/** Lists below the page. */
export const drawers = {
  hidden: 'What conditions hide',
  services: 'Services',
  messages: 'Messages',
} as const;

export type DrawerName = keyof typeof drawers;

interface ViewSettingsProps {
  readonly visit: Visit;
  /** Whether a step of a journey shows. */
  readonly isOfStep: boolean;
  readonly canKeep: boolean;
  /** Operations that the page calls. */
  readonly operations: readonly string[];
  readonly drawer: DrawerName | undefined;
  /** Id of the element with the open list. */
  readonly id: string;
  readonly look: Look;
  readonly languages: readonly PageLanguage[];
  readonly width: number | undefined;
  /** Opens a dialog. */
  readonly onOpen: (dialog: 'keep' | 'take-me-to') => void;
  /** Shows what conditions hide, or hides it again. */
  readonly onHidden: (isShown: boolean) => void;
  readonly onDrawer: (drawer: DrawerName | undefined) => void;
  readonly onLook: (look: Look) => void;
  readonly onWidth: (width: number | undefined) => void;
}

/** Settings above the page: as whom it shows, what is listed below it, and how it looks. */
export function ViewSettings(props: ViewSettingsProps) {
  const { visit, isOfStep, canKeep, operations, drawer, id, onDrawer } = props;
  const { look, languages, width, onOpen, onHidden, onLook, onWidth } = props;
  const toggle = (name: DrawerName, title: string) => (
    <button
      type="button"
      aria-expanded={drawer === name}
      aria-controls={drawer === name ? id : undefined}
      onClick={() => onDrawer(drawer === name ? undefined : name)}
    >
      {title}
    </button>
  );
  const isFailing = operations.some((each) => visit.faults[each]);
  return (
    <div className="row view-settings">
      {isOfStep && (
        <div className="row who">
          {visit.visitors.length > 0 && (
            <VisitorChoice
              visitors={visit.visitors}
              chosen={visit.chosen ? visit.name : ''}
              onChoose={visit.choose}
            />
          )}
          {canKeep && (
            <button type="button" aria-label="Keep these answers …" onClick={() => onOpen('keep')}>
              Keep …
            </button>
          )}
          {visit.found.visitors.size > 0 && (
            <button type="button" onClick={() => onOpen('take-me-to')}>
              Take me to …
            </button>
          )}
        </div>
      )}
      <div className="row">
        {isOfStep && (
          <button type="button" aria-pressed={look.showsHidden} onClick={() => onHidden(!look.showsHidden)}>
            {drawers.hidden}
          </button>
        )}
        {(isOfStep || operations.length > 0) &&
          toggle('services', isFailing ? `${drawers.services} (failing)` : drawers.services)}
        {toggle('messages', drawers.messages)}
      </div>
      <LookSettings {...{ look, languages, width, onLook, onWidth }} />
    </div>
  );
}

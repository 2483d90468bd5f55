import type { Look, PageLanguage } from '../preview/look.ts';

const widths = [375, 768, 1280] as const;
const narrowest = 240;
const widest = 3840;

interface LookSettingsProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly languages: readonly PageLanguage[];
  /** In pixels; as wide as there is room without. */
  readonly width: number | undefined;
  readonly onWidth: (width: number | undefined) => void;
}

/** How the page shows: its width, language and colours, and whether scripts run. */
export function LookSettings({ look, onLook, languages, width, onWidth }: LookSettingsProps) {
  const [source] = languages;
  const isUntranslated = languages.some(
    ({ language, isTranslated }) => language === look.language && !isTranslated,
  );
  return (
    <div className="row">
      <fieldset className="row widths">
        <legend className="hidden">Width of the preview</legend>
        {widths.map((each) => (
          <button
            type="button"
            key={each}
            aria-pressed={width === each}
            onClick={() => onWidth(width === each ? undefined : each)}
          >
            {each}
            <span className="hidden"> pixels wide</span>
          </button>
        ))}
        <label>
          <span className="hidden">Width in pixels</span>
          <input
            type="number"
            className="pixels"
            min={narrowest}
            max={widest}
            step={10}
            placeholder="Width"
            value={width ?? ''}
            onChange={({ target }) => onWidth(target.value === '' ? undefined : target.valueAsNumber)}
          />
        </label>
      </fieldset>
      {source && (
        <label className="row">
          <span className="hidden">Language of the page</span>
          <select
            value={look.language ?? source.language}
            onChange={({ target }) =>
              onLook({ ...look, language: target.value === source.language ? undefined : target.value })
            }
          >
            {languages.map(({ language, name }) => (
              <option key={language} value={language} lang={language}>
                {name}
              </option>
            ))}
          </select>
          {isUntranslated && <span className="quiet">not translated</span>}
        </label>
      )}
      <label className="row">
        <span className="hidden">Colours of the page</span>
        <select
          value={look.colors}
          onChange={({ target }) => onLook({ ...look, colors: colorsOf(target.value) })}
        >
          {Object.entries(colorNames).map(([colors, name]) => (
            <option key={colors} value={colors}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="choice">
        <input
          type="checkbox"
          checked={!look.hasScripts}
          onChange={({ target }) => onLook({ ...look, hasScripts: !target.checked })}
        />
        Without JavaScript
      </label>
    </div>
  );
}

const colorNames: Readonly<Record<Look['colors'], string>> = {
  own: 'Own colours',
  'forced-light': 'Forced colours, light (about)',
  'forced-dark': 'Forced colours, dark (about)',
};

function colorsOf(value: string): Look['colors'] {
  return value === 'forced-light' || value === 'forced-dark' ? value : 'own';
}

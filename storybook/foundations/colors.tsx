import {
  type ColorName,
  colorsOf,
  contrastOf,
  decoration,
  type Pairing,
  pairings,
  suitabilityOf,
} from '#engine';
import { brands } from '../brands/brands.ts';
import './foundations.css';

const colors = colorsOf(brands.waymark.theme);

/** Every colour on the surfaces it is made for, with its measured contrast. */
export function Colors() {
  return (
    <div className="sb-unstyled foundations">
      {Object.entries(pairings).map(([name, pairing]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <div className="swatches">
            {pairing.surfaces.map((surface) => (
              <Surface key={surface} surface={surface} pairing={pairing} />
            ))}
          </div>
        </section>
      ))}
      <h2>Decoration</h2>
      <div className="swatches">
        {decoration.map((name) => (
          <div key={name} className="swatch" style={{ borderColor: colors[name] }}>
            <Name color={name} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Surface({ surface, pairing }: { readonly surface: ColorName; readonly pairing: Pairing }) {
  const [first = 'ink'] = pairing.words;
  return (
    <div className="swatch" style={{ background: colors[surface], color: colors[first] }}>
      <Name color={surface} />
      <ul>
        {[...pairing.words, ...pairing.lines].map((name) => {
          const contrast = contrastOf(colors[name], colors[surface]);
          const isLine = pairing.lines.includes(name);
          return (
            <li key={name} style={{ color: colors[isLine ? first : name] }}>
              {isLine && <span className="line" style={{ background: colors[name] }} />}
              <code>${name}</code>
              <span>
                {contrast.toFixed(1)} · {suitabilityOf(contrast)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Name({ color }: { readonly color: ColorName }) {
  return (
    <p>
      <strong>${color}</strong> <code>{colors[color]}</code>
    </p>
  );
}

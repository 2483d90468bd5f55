import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { media } from '../../renderer/theme/media.ts';
import { tokens } from '../../renderer/theme/tokens.ts';
import './foundations.css';

type ScaleName = keyof typeof tokens;

interface ScaleProps {
  readonly of: ScaleName;
  /** The style that shows a value of the scale. */
  readonly show: (value: string) => CSSProperties;
  /** Sample text; without it a box is shown. */
  readonly words?: string;
  /** The property whose current value is shown beside the token. */
  readonly measure?: 'fontSize' | 'width';
}

/** Every token of a scale: its name, its value and a sample. */
export function Scale({ of, show, words, measure }: ScaleProps) {
  return (
    <table className="sb-unstyled foundations scale">
      <caption>{of}</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Looks like</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens[of]).map(([name, value]) => (
          <Row
            key={name}
            name={name}
            value={String(value)}
            style={show(`var(--${of}-${name})`)}
            {...{ words, measure }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly style: CSSProperties;
  readonly words: string | undefined;
  readonly measure: ScaleProps['measure'];
}

function Row({ name, value, style, words, measure }: RowProps) {
  const sample = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<string>();
  useEffect(() => {
    if (measure && sample.current) setMeasured(getComputedStyle(sample.current)[measure]);
  }, [measure]);
  return (
    <tr>
      <th scope="row">
        <code>${name}</code>
      </th>
      <td>
        <code>{value}</code>
        {measured !== undefined && <div>{Number.parseFloat(measured).toFixed(0)} px here</div>}
      </td>
      <td>
        <div ref={sample} className={words === undefined ? 'box' : undefined} style={style}>
          {words}
        </div>
      </td>
    </tr>
  );
}

/** The conditions that styles may use, widths among them. */
export function Media() {
  return (
    <table className="sb-unstyled foundations scale">
      <caption>media</caption>
      <thead>
        <tr>
          <th scope="col">In a style</th>
          <th scope="col">Holds</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(media).map(([name, condition]) => (
          <tr key={name}>
            <th scope="row">
              <code>@{name}</code>
            </th>
            <td>
              <code>{condition}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

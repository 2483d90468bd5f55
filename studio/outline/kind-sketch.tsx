import './kind-sketch.css';
import type { ReactNode } from 'react';

/** Where something is drawn, in a picture of 120 by 64. */
type At = readonly [x: number, y: number];

const box = ([x, y]: At, width: number, height: number, name = 'shape') => (
  <rect className={name} x={x} y={y} width={width} height={height} rx="4" />
);
/** A line of words that need not be read. */
const words = ([x, y]: At, width: number, name = 'words') => (
  <rect className={name} x={x} y={y - 2} width={width} height="4" rx="2" />
);
const text = ([x, y]: At, what: string, name = 'text') => (
  <text className={name} x={x} y={y} dominantBaseline="central">
    {what}
  </text>
);
const middle = ([x, y]: At, what: string, name = 'text') => (
  <text className={name} x={x} y={y} dominantBaseline="central" textAnchor="middle">
    {what}
  </text>
);
const tick = ([x, y]: At) => <path className="tick" d={`m${x + 2.5} ${y + 6} 2.5 2.5 4.5-5`} />;
const ticked = (at: At) => (
  <>
    <rect className="on" x={at[0]} y={at[1]} width="12" height="12" rx="3" />
    {tick(at)}
  </>
);
const unticked = ([x, y]: At) => <rect className="shape" x={x} y={y} width="12" height="12" rx="3" />;
const glass = ([x, y]: At) => (
  <path
    className="stroke"
    d={`m${x + 4.5} ${y + 4.5} 4 4M${x + 5.5} ${y}a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0`}
  />
);

/** Rows of a picture, each at its height. */
const rows = (heights: readonly number[], draw: (y: number, index: number) => ReactNode) =>
  heights.map((y, index) => <g key={y}>{draw(y, index)}</g>);

const three = [14, 32, 50] as const;
const lengths = [58, 42, 66] as const;

/** Drawings of questions and other parts of a form, by their type. */
const sketches: Readonly<Record<string, ReactNode>> = {
  'text-input': (
    <>
      {words([14, 16], 40)}
      {box([14, 26], 92, 24)}
      {text([21, 38.5], 'Anna')}
      <path className="stroke" d="M49 32v12" />
    </>
  ),
  'text-area': (
    <>
      {box([14, 8], 92, 48)}
      {rows([19, 29, 39], (y, index) => words([22, y], [76, 64, 40][index] ?? 0))}
      <path className="stroke" d="m98 52 4-4m-8 4 8-8" />
    </>
  ),
  'number-input': (
    <>
      {words([14, 16], 34)}
      {box([14, 26], 48, 24)}
      {text([21, 38.5], '42')}
    </>
  ),
  'date-input': (
    <>
      {words([14, 16], 44)}
      {box([14, 26], 24, 24)}
      {box([44, 26], 24, 24)}
      {box([74, 26], 36, 24)}
      {middle([26, 38.5], '24')}
      {middle([56, 38.5], '12')}
      {middle([92, 38.5], '2030')}
    </>
  ),
  'rich-text-input': (
    <>
      {words([14, 14], 44)}
      {box([14, 22], 92, 44)}
      {text([21, 35], 'B')}
      {text([33, 35], 'I')}
      <path className="stroke" d="M44 29h8m-8 4h8M21 43h60m-60 8h76m-76 8h50" />
    </>
  ),
  'month-input': (
    <>
      {words([14, 16], 44)}
      {box([14, 26], 48, 24)}
      {box([68, 26], 38, 24)}
      {middle([38, 38.5], 'March')}
      {middle([87, 38.5], '2030')}
    </>
  ),
  'money-input': (
    <>
      {words([14, 16], 34)}
      {text([14, 38.5], '$')}
      {box([26, 26], 56, 24)}
      {text([33, 38.5], '12.50')}
    </>
  ),
  'name-input': (
    <>
      {words([14, 12], 26)}
      {box([14, 18], 44, 20)}
      {words([64, 12], 30)}
      {box([64, 18], 44, 20)}
      {text([20, 28.5], 'Ana')}
      {text([70, 28.5], 'Kahu')}
    </>
  ),
  'address-input': (
    <>
      {box([14, 4], 92, 16)}
      {words([20, 12], 56)}
      {box([14, 24], 92, 16)}
      {words([20, 32], 40)}
      {box([14, 44], 40, 16)}
      {text([20, 52.5], '4110')}
    </>
  ),
  'date-range': rows([18, 46], (y, index) => (
    <>
      {box([14, y - 10], 20, 20)}
      {box([38, y - 10], 20, 20)}
      {box([62, y - 10], 32, 20)}
      {middle([24, y + 0.5], index === 0 ? '24' : '2')}
      {middle([48, y + 0.5], index === 0 ? '12' : '1')}
      {index === 0 && <path className="stroke" d="M104 18v26m-4-4 4 4 4-4" />}
    </>
  )),
  ranking: rows([12, 32, 52], (y, index) => (
    <>
      {box([14, y - 8], 18, 16)}
      {middle([23, y + 0.5], String(index + 1))}
      {words([40, y], [44, 34, 50][index] ?? 40)}
      <path className="stroke" d={`M104 ${y - 5}v10m-4-6 4-4 4 4m-8 2 4 4 4-4`} />
    </>
  )),
  'signature-input': (
    <>
      <path className="stroke" d="M18 34c6-18 12-18 9-4s8 6 10-4 6-4 4 4 6 4 12-4" />
      <path className="stroke thin" d="M14 42h58" />
      {words([14, 50], 30)}
      {text([80, 38.5], '27/3')}
    </>
  ),
  'time-input': (
    <>
      {words([14, 16], 34)}
      {box([14, 26], 58, 24)}
      {text([21, 38.5], '2:30 pm')}
      <path className="stroke" d="M101 38a10 10 0 1 1-20 0a10 10 0 0 1 20 0M91 31v7l5 3" />
    </>
  ),
  'duration-input': (
    <>
      {words([14, 16], 44)}
      {box([14, 26], 30, 24)}
      {box([62, 26], 30, 24)}
      {middle([29, 38.5], '1')}
      {middle([77, 38.5], '30')}
      {text([47, 38.5], 'h')}
      {text([95, 38.5], 'min')}
    </>
  ),
  select: (
    <>
      {words([14, 16], 40)}
      {box([14, 26], 92, 24)}
      {words([22, 38], 44)}
      <path className="stroke" d="m90 36 4 4 4-4" />
    </>
  ),
  'radio-group': rows(three, (y, index) => (
    <>
      <circle className="shape" cx="22" cy={y} r="6" />
      {index === 0 && <circle className="on" cx="22" cy={y} r="3.5" />}
      {words([36, y], lengths[index] ?? 0)}
    </>
  )),
  'checkbox-group': rows(three, (y, index) => (
    <>
      {index === 1 ? unticked([16, y - 6]) : ticked([16, y - 6])}
      {words([36, y], lengths[index] ?? 0)}
    </>
  )),
  checkbox: (
    <>
      {ticked([16, 26])}
      {words([36, 28], 66)}
      {words([36, 38], 40)}
    </>
  ),
  switch: (
    <>
      <rect className="on" x="14" y="24" width="30" height="16" rx="8" />
      <circle className="hole" cx="36" cy="32" r="5.5" />
      {words([54, 32], 52)}
    </>
  ),
  'yes-no': (
    <>
      {words([14, 16], 60)}
      {box([14, 26], 43, 24, 'on')}
      {box([63, 26], 43, 24)}
      {middle([35.5, 38.5], 'Yes', 'text over')}
      {middle([84.5, 38.5], 'No')}
    </>
  ),
  'choice-cards': rows([14, 47, 80], (x, index) => (
    <>
      {box([x, 10], 27, 44, index === 0 ? 'chosen' : 'shape')}
      <circle className={index === 0 ? 'on' : 'words'} cx={x + 13.5} cy="22" r="5" />
      {words([x + 6, 36], 15)}
      {words([x + 6, 44], 10)}
    </>
  )),
  stepper: (
    <>
      {words([14, 16], 40)}
      {box([14, 26], 24, 24)}
      {box([68, 26], 24, 24)}
      <path className="stroke" d="M21 38h10m44 0h10m-5-5v10" />
      {middle([53, 38.5], '2')}
    </>
  ),
  'suggest-input': (
    <>
      {box([14, 6], 92, 20)}
      {text([21, 16.5], 'Wel')}
      {glass([94, 15])}
      {box([14, 28], 92, 32)}
      {box([16, 30], 88, 13, 'chosen')}
      {words([22, 36.5], 56)}
      {words([22, 51], 44)}
    </>
  ),
  'look-up-input': (
    <>
      {words([14, 16], 40)}
      {box([14, 26], 62, 24)}
      {text([21, 38.5], '1234')}
      {box([80, 26], 26, 24, 'on')}
      <g className="over">{glass([92, 37])}</g>
    </>
  ),
  'human-check': (
    <>
      {box([14, 14], 92, 36)}
      {ticked([24, 26])}
      {text([44, 32.5], 'I am human')}
    </>
  ),
  'text-block': (
    <>
      {words([14, 16], 50)}
      {words([14, 28], 92)}
      {words([14, 37], 80)}
      {words([20, 48], 60)}
      {words([20, 57], 66)}
    </>
  ),
  notice: (
    <>
      {box([10, 12], 100, 40, 'chosen')}
      <circle className="on" cx="26" cy="32" r="8" />
      {middle([26, 32.5], 'i', 'text over')}
      {words([44, 26], 54)}
      {words([44, 38], 36)}
    </>
  ),
  table: (
    <>
      {box([12, 8], 96, 48)}
      <path className="stroke thin" d="M12 24h96M12 40h96M44 8v48m32-48v48" />
      {rows([16, 32, 48], (y, index) => (
        <>
          {words([18, y], 18, index === 0 ? 'on' : 'words')}
          {words([50, y], 14, index === 0 ? 'on' : 'words')}
          {words([82, y], 18, index === 0 ? 'on' : 'words')}
        </>
      ))}
    </>
  ),
  'next-steps': (
    <>
      <path className="stroke thin" d="M22 14v36" />
      {rows(three, (y, index) => (
        <>
          <circle className="on" cx="22" cy={y} r="7" />
          {middle([22, y + 0.5], String(index + 1), 'text over')}
          {words([38, y], lengths[index] ?? 0)}
        </>
      ))}
    </>
  ),
  button: (
    <>
      <rect className="on" x="28" y="20" width="64" height="24" rx="12" />
      {words([42, 32], 36, 'over')}
    </>
  ),
  'item-list': (
    <>
      {[8, 32].map((y) => (
        <g key={y}>
          {box([14, y], 92, 20)}
          {words([22, y + 10], y === 8 ? 44 : 30)}
          <path className="stroke thin" d={`m94 ${y + 7} 6 6m0-6-6 6`} />
        </g>
      ))}
      <path className="on stroke" d="M60 55v6m-3-3h6" />
    </>
  ),
  'file-upload': (
    <>
      <path className="stroke thin" d="M14 10h92v44H14z" strokeDasharray="4 3" />
      <path className="on stroke" d="M60 40V20m-8 8 8-8 8 8" />
      {words([44, 47], 32)}
    </>
  ),
  'task-list': rows(three, (y, index) => (
    <>
      {words([12, y], lengths[index] ?? 0)}
      {index === 0 ? (
        <path className="on stroke" d={`m92 ${y} 4 4 8-8`} />
      ) : (
        <rect className="on" x="86" y={y - 4} width="22" height="8" rx="4" />
      )}
    </>
  )),
  review: rows(three, (y, index) => (
    <>
      {words([12, y], 26)}
      {words([46, y], [34, 26, 38][index] ?? 0)}
      {words([94, y], 16, 'on')}
      {index < 2 && <path className="stroke thin" d={`M12 ${y + 9}h98`} />}
    </>
  )),
};

/** A drawing of a part of a form in the colours of the studio; nothing for a type that only this site has. */
export function KindSketch({ type }: { readonly type: string }) {
  const sketch = sketches[type];
  if (sketch === undefined) return null;
  return (
    <svg className="sketch" viewBox="0 0 120 64" aria-hidden="true">
      {sketch}
    </svg>
  );
}

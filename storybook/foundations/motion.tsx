import { useState } from 'react';
import { tokens } from '../../renderer/theme/tokens.ts';
import './foundations.css';

/** Each duration with its curve, played by a press. With reduced motion the dot arrives at once. */
export function Motion() {
  const [away, setAway] = useState(false);
  return (
    <div className="sb-unstyled foundations">
      <button type="button" className="play" onClick={() => setAway(!away)}>
        Move the dots
      </button>
      {Object.entries(tokens.transitions).map(([name, value]) => (
        <div key={name} className="track">
          <p>
            <code>${name}</code> <code>{value}</code>
          </p>
          <div
            className="dot"
            data-away={away}
            style={{ transition: `transform var(--transitions-${name})` }}
          />
        </div>
      ))}
    </div>
  );
}

import { useState } from 'react';
import { mountWith } from './mount.js';

function Otp() {
  const [code, setCode] = useState('');
  return (
    <div className="step">
      <label>
        One-time code{' '}
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }: { target: HTMLInputElement }) => setCode(target.value.replace(/\D/g, '').slice(0, 6))}
        />
      </label>
      <button>Confirm</button>
      <p>{code.length === 6 ? 'Checking the code…' : ''}</p>
    </div>
  );
}

export const mount = mountWith(Otp);

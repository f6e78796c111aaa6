import { mountWith } from './mount.js';
import { Amount, CopyButton } from './parts.js';

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {value} <CopyButton text={value} />
      </dd>
    </>
  );
}

export const mount = mountWith(({ payment }) => {
  const details = payment.action.display_details!;
  return (
    <div className="step">
      <Amount payment={payment} />
      <dl>
        <Row label="CLABE" value={details['account_number']!} />
        <Row label="Name" value={details['account_holder_name']!} />
        <Row label="Bank" value={details['bank_name']!} />
        <Row label="Reference" value={details['reference']!} />
      </dl>
    </div>
  );
});

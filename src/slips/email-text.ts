import type { Slip } from './slip.js';

/** Writes the e-mail without HTML. */
export function emailText(slip: Slip): string {
  const { title, merchant, message, advice, amount, rows, guide, link, strings } = slip;
  const facts = [
    ...(merchant ? [`${strings.seller}: ${merchant}`] : []),
    ...(amount ? [`${strings.amount}: ${amount}`] : []),
    ...rows.map(({ label, value }) => `${label}:${value.length > 60 ? '\n' : ' '}${value}`),
  ];
  const steps = guide && [...guide.steps.map((step, index) => `${index + 1}. ${step}`), guide.after];
  return [
    title,
    [message, advice].filter(Boolean).join('\n'),
    facts.join('\n'),
    steps && [strings.howToPay, ...steps].join('\n'),
    link?.href,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

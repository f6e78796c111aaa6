import type { Slip } from './slip.js';

/** Writes the e-mail without HTML. */
export function emailText(slip: Slip): string {
  const { title, seller, message, advice, amount, deadline, rows, guideWithoutCode: guide, link, strings } = slip;
  const facts = [
    ...(seller ? [`${seller.label}: ${seller.value}`] : []),
    ...(amount ? [`${strings.amount}: ${amount}`] : []),
    ...[...(deadline ? [deadline] : []), ...rows].map(
      ({ label, value }) => `${label}:${value.length > 60 ? '\n' : ' '}${value}`,
    ),
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

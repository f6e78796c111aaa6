/** The header of every section: clock, reset button and links. */
import { html, type TemplateResult } from 'lit';
import type { ActionRunner } from './actions.js';
import { linkTo } from './route.js';
import type { Post } from './post.js';
import type { Section } from './section.js';
import { time } from './cells.js';

const CLOCK = 'clock';

const advance = (label: string, seconds: number): Post => ({
  label,
  path: '/sandbox/clock/advance',
  body: { seconds },
  done: ({ time }) => `The time is now ${String(time).replace('T', ' ').replace('+00:00', '')}.`,
});

const STEPS = [advance('+1 hour', 3_600), advance('+1 day', 86_400)];

function submit(event: SubmitEvent, actions: ActionRunner): void {
  event.preventDefault();
  const seconds = new FormData(event.target as HTMLFormElement).get('seconds');
  actions.press(CLOCK, advance('Advance', Number(seconds)));
}

function button(actions: ActionRunner, step: Post): TemplateResult {
  return html`<button
    class="button"
    type="button"
    aria-label=${`Advance the clock by ${step.label.slice(1)}`}
    aria-disabled=${actions.busy(CLOCK, step) ? 'true' : 'false'}
    @click=${() => actions.press(CLOCK, step)}
  >
    ${step.label}
  </button>`;
}

export interface Header {
  /** The service's time; null before the first response. */
  readonly now: string | null;
  /** True if changes are shown as they happen. */
  readonly live: boolean;
  readonly actions: ActionRunner;
  readonly reset: () => void;
}

export function headerView({ now, live, actions, reset }: Header): TemplateResult {
  return html`<header>
    <h1>Sandbox</h1>
    <span class="live" data-live=${live ? 'yes' : 'no'}>${live ? 'Live' : 'Every 2 s'}</span>
    <a href="/sandbox/api">API</a>
    <section class="clock" aria-label="Clock">
      <span class="now">${time(now)} UTC</span>
      ${STEPS.map((step) => button(actions, step))}
      <form @submit=${(event: SubmitEvent) => submit(event, actions)}>
        <label for="seconds">Seconds</label>
        <input id="seconds" name="seconds" type="number" min="1" max="315360000" step="1" value="60" required />
        <button class="button" aria-disabled=${actions.busy(CLOCK, { label: 'Advance' }) ? 'true' : 'false'}>
          Advance
        </button>
      </form>
    </section>
    <button class="button danger" type="button" @click=${reset}>Reset…</button>
  </header>`;
}

export function navigationView(sections: readonly Section[], current: Section): TemplateResult {
  return html`<nav aria-label="Sections">
    ${sections.map(
      ({ name, title }) =>
        html`<a href=${linkTo(name)} aria-current=${name === current.name ? 'page' : 'false'}>${title}</a>`,
    )}
  </nav>`;
}

// @ts-check
/** The page of an element: Storybook's page of a state in a frame, controls for the properties, events, and parts. */
import { listEvents } from './events.js';

/** @template {Element} T @param {string} selector @returns {T} */
const find = (selector) => /** @type {T} */ (document.querySelector(selector));

const frame = /** @type {HTMLIFrameElement} */ (find('#story-frame'));
const story = /** @type {HTMLSelectElement} */ (find('#story'));
const language = /** @type {HTMLSelectElement} */ (find('#story-language'));
const properties = /** @type {HTMLFormElement} */ (find('#properties'));
/** Not there for an element without parts. @type {Element | null} */
const absent = document.querySelector('#absent');
const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-part]'));
const fields = /** @type {NodeListOf<HTMLInputElement>} */ (properties.querySelectorAll('[name]'));
const tag = find('h1').textContent?.replace(/[<>]/g, '') ?? '';

/** Storybook's page. @returns {any} */
const preview = () => frame.contentWindow;
/** @returns {any} */
const element = () => preview().document.querySelector(tag);

/** @param {HTMLInputElement} field @throws {SyntaxError} for JSON that is not complete */
function valueOf({ value, checked, valueAsNumber, dataset: { kind, empty } }) {
  if (kind === 'boolean') return checked;
  if (!value && empty) return empty === 'null' ? null : undefined;
  if (kind === 'number') return valueAsNumber;
  return kind === 'json' ? JSON.parse(value) : value;
}

/** Shows the values that the element has. */
function showValues() {
  const shown = element();
  if (!shown) return;
  for (const field of fields) {
    const value = shown[field.name];
    field.removeAttribute('aria-invalid');
    if (field.dataset.kind === 'boolean') field.checked = value;
    else field.value = value && typeof value === 'object' ? JSON.stringify(value) : (value ?? '');
  }
}

/** Outlines the part of the pressed button. */
function outline() {
  const name = document.querySelector('[data-part][aria-pressed=true]')?.getAttribute('data-part');
  const page = preview();
  const sheet = new page.CSSStyleSheet();
  if (name) sheet.replaceSync(`${tag}::part(${name}) { outline: 3px solid #d6006c; outline-offset: 2px; }`);
  page.document.adoptedStyleSheets = [sheet];
  const parts = [...(element()?.shadowRoot?.querySelectorAll(`[part~="${name}"]`) ?? [])];
  const isShown = parts.some((part) => part.getClientRects().length);
  if (absent) absent.textContent = name && !isShown ? `There is no “${name}” in this state.` : '';
}

function connect() {
  const channel = preview().__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) return;
  listEvents(preview(), /** @type {HTMLOListElement} */ (find('#element-events')));
  const show = () => {
    showValues();
    outline();
  };
  channel.on('storyRendered', show);
  show();
}

function load() {
  const chosen = document.documentElement.dataset.scheme;
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  frame.src = `${frame.dataset.story}${story.value}&globals=scheme:${isDark ? 'dark' : 'light'};locale:${language.value}`;
}

frame.addEventListener('load', connect);
load();
for (const select of [story, language]) select.addEventListener('change', load);
addEventListener('scheme', load);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', load);
properties.addEventListener('submit', (event) => event.preventDefault());
for (const field of fields)
  field.addEventListener('input', () => {
    try {
      element()[field.name] = valueOf(field);
      field.removeAttribute('aria-invalid');
    } catch {
      field.setAttribute('aria-invalid', 'true');
    }
  });
for (const button of buttons)
  button.addEventListener('click', () => {
    const isPressed = button.getAttribute('aria-pressed') === 'true';
    for (const one of buttons) one.setAttribute('aria-pressed', String(one === button && !isPressed));
    outline();
  });

// @ts-check
/** The page of an element: a story of it, controls for its properties, its events, and its parts. */
import { listEvents } from './events.js';
import { controlOf } from './controls.js';

/** @template {Element} T @param {string} selector @returns {T} */
const find = (selector) => /** @type {T} */ (document.querySelector(selector));

const frame = /** @type {HTMLIFrameElement} */ (find('#story-frame'));
const story = /** @type {HTMLSelectElement} */ (find('#story'));
const properties = /** @type {HTMLFormElement} */ (find('#properties'));
const absent = find('#absent');
const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-part]'));
const tag = find('h1').textContent?.replace(/[<>]/g, '') ?? '';

/** Storybook's page in the frame. @returns {any} */
const preview = () => frame.contentWindow;

/** Shows a control for each property that the story has. */
function showControls() {
  const render = preview().__STORYBOOK_PREVIEW__?.currentRender;
  const shown = render?.story;
  if (!shown || properties.dataset.story === shown.id) return;
  properties.dataset.story = shown.id;
  const args = preview().__STORYBOOK_PREVIEW__.storyStoreValue.args.get(shown.id);
  const controls = Object.values(shown.argTypes)
    .filter(({ name, control }) => name in args && control && !control.disable)
    .map((argType) =>
      controlOf(argType, args[argType.name], (value) =>
        preview().__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {
          storyId: shown.id,
          updatedArgs: { [argType.name]: value },
        }),
      ),
    );
  properties.replaceChildren(...(controls.length ? controls : ['This story sets none.']));
}

/** Outlines the part of the pressed button. */
function outline() {
  const name = document.querySelector('[data-part][aria-pressed=true]')?.getAttribute('data-part');
  const page = preview();
  const sheet = new page.CSSStyleSheet();
  if (name) sheet.replaceSync(`${tag}::part(${name}) { outline: 3px solid #d6006c; outline-offset: 2px; }`);
  page.document.adoptedStyleSheets = [sheet];
  const isShown = [...page.document.querySelectorAll(tag)].some((element) =>
    [...(element.shadowRoot?.querySelectorAll(`[part~="${name}"]`) ?? [])].some((part) => part.getClientRects().length),
  );
  absent.textContent = name && !isShown ? `In this state there is no ${name}.` : '';
}

function connect() {
  const channel = preview().__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) return;
  listEvents(preview(), /** @type {HTMLOListElement} */ (find('#element-events')));
  channel.on('storyRendered', () => {
    showControls();
    outline();
  });
  showControls();
}

frame.addEventListener('load', connect);
if (frame.contentDocument?.readyState === 'complete') connect();
story.addEventListener('change', () => {
  frame.src = `${frame.dataset.story}${story.value}`;
});
properties.addEventListener('submit', (event) => event.preventDefault());
for (const button of buttons)
  button.addEventListener('click', () => {
    const isPressed = button.getAttribute('aria-pressed') === 'true';
    for (const one of buttons) one.setAttribute('aria-pressed', String(one === button && !isPressed));
    outline();
  });

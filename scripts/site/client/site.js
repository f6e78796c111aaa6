// @ts-check
/** Shared by all pages: the scheme, the copy buttons, the frames of samples, and the search. */

/** @param {string} text @param {() => void} press */
function button(text, press) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}

const scheme = /** @type {HTMLSelectElement} */ (document.querySelector('#scheme'));
scheme.value = document.documentElement.dataset.scheme ?? '';
scheme.addEventListener('change', () => {
  try {
    localStorage.setItem('scheme', scheme.value);
  } catch {
    // The page works without storage.
  }
  document.documentElement.dataset.scheme = scheme.value;
  dispatchEvent(new Event('scheme'));
});

const status = /** @type {HTMLElement} */ (document.querySelector('body > [role=status]'));
for (const pre of document.querySelectorAll('main pre[class]:not([data-no-copy])')) {
  const copy = button('Copy', () => {
    navigator.clipboard.writeText(pre.textContent ?? '').then(
      () => (status.textContent = 'Copied.'),
      () => (status.textContent = 'Your browser does not allow copying.'),
    );
    copy.textContent = 'Copied';
    setTimeout(() => (copy.textContent = 'Copy'), 2000);
  });
  copy.className = 'copy';
  const box = document.createElement('div');
  box.className = 'code';
  pre.replaceWith(box);
  box.append(pre, copy);
}

/** Folded on phones alone; style sheets open it on wide screens where browsers can. */
const contents = /** @type {HTMLDetailsElement | null} */ (document.querySelector('.contents'));
if (contents && matchMedia('(min-width: 60rem)').matches) contents.open = true;

/** A frame is as high as its page. @param {HTMLIFrameElement} frame */
function fit(frame) {
  const page = frame.contentDocument?.body;
  // Pages of another origin, such as files, keep the height of the style sheet.
  if (!page) return;
  new ResizeObserver(() => (frame.style.blockSize = `${Math.ceil(page.getBoundingClientRect().height)}px`)).observe(
    page,
  );
}
for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => fit(frame));
  if (frame.contentDocument?.readyState === 'complete') fit(frame);
}

const search = /** @type {HTMLDialogElement} */ (document.querySelector('.search'));
search.querySelector('button')?.addEventListener('click', () => search.close());

/** The dialog takes what is typed at once. */
function open() {
  if (search.open) return;
  search.showModal();
  search.querySelector('input')?.select();
  import('./search.js').catch(() => {
    /** @type {HTMLElement} */ (search.querySelector('p')).textContent =
      'The search could not be loaded. Reload the page.';
  });
}

const opener = /** @type {HTMLButtonElement} */ (document.querySelector('#search'));
opener.hidden = false;
opener.addEventListener('click', open);
addEventListener('keydown', (event) => {
  const isTyping = event
    .composedPath()
    .some((node) => node instanceof HTMLElement && node.matches('input, textarea, select'));
  const isWanted = (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping);
  if (!isWanted) return;
  event.preventDefault();
  open();
});

// A module, whose names are its own.
export {};

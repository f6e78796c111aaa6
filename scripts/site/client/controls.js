// @ts-check
/** Controls for the properties of an element, by Storybook's types of them. */

/**
 * @typedef {object} ArgType
 * @property {string} name
 * @property {{ type: string }} control
 * @property {readonly unknown[]} [options]
 */

/** @param {string} type */
function inputOf(type) {
  const input = document.createElement('input');
  input.type = type;
  return input;
}

/** @param {readonly unknown[]} options */
function selectOf(options) {
  const select = document.createElement('select');
  for (const option of options) select.add(new Option(String(option), JSON.stringify(option)));
  return select;
}

/**
 * A control: how it shows a value, and reads one.
 * @param {ArgType} argType @returns {{ field: HTMLInputElement | HTMLSelectElement, set(value: any): void, read(): unknown }}
 */
function fieldOf({ control, options }) {
  if (options) {
    const field = selectOf(options);
    return { field, set: (value) => (field.value = JSON.stringify(value)), read: () => JSON.parse(field.value) };
  }
  if (control.type === 'boolean') {
    const field = inputOf('checkbox');
    return { field, set: (value) => (field.checked = Boolean(value)), read: () => field.checked };
  }
  if (control.type === 'number') {
    const field = inputOf('number');
    return { field, set: (value) => (field.value = String(value ?? '')), read: () => field.valueAsNumber || 0 };
  }
  const field = inputOf('text');
  if (control.type !== 'object')
    return { field, set: (value) => (field.value = value ?? ''), read: () => field.value || null };
  return { field, set: (value) => (field.value = JSON.stringify(value) ?? ''), read: () => JSON.parse(field.value) };
}

/** @param {any} argType @param {unknown} value @param {(value: unknown) => void} change @returns {HTMLLabelElement} */
export function controlOf(argType, value, change) {
  const { field, set, read } = fieldOf(argType);
  set(value);
  field.addEventListener('input', () => {
    try {
      change(read());
      field.removeAttribute('aria-invalid');
    } catch {
      // JSON that is not complete yet.
      field.setAttribute('aria-invalid', 'true');
    }
  });
  const label = document.createElement('label');
  const name = document.createElement('code');
  name.textContent = argType.name;
  label.append(name, field);
  return label;
}

import { css } from 'lit';

export const styles = css`
  :host(:is(:state(empty), [data-state='empty'])) {
    display: none;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: var(--_half);
    padding: 0;
    font-weight: var(--_strong);
  }
  [part='list'] {
    border: var(--_width) solid var(--_line);
    border-radius: var(--_radius);
  }
  [part~='method'] {
    border-radius: inherit;
  }
  [part~='method']:not(:first-child) {
    border-block-start: var(--_width) solid var(--_line);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  [part~='method']:not(:last-child) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  /* Not what is below it: on this colour, inputs would look disabled. */
  [part~='chosen'] > [part='row'],
  [part='row']:hover {
    background: var(--_surface);
  }
  @supports (color: light-dark(red, red)) {
    [part~='chosen'] > [part='row'] {
      background: color-mix(in srgb, var(--_link) 8%, transparent);
    }
  }
  [part='row'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    padding: 8px var(--pay-padding-input, 12px);
    border-radius: inherit;
    cursor: pointer;
  }
  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    cursor: inherit;
  }
  /* In dark, browsers draw all radio buttons as if they were disabled. */
  @media (forced-colors: none) {
    input {
      appearance: none;
      border: calc(var(--_width) * 2) solid var(--_edge);
      border-radius: 50%;
    }
    input:checked {
      border: calc(var(--_width) * 6) solid var(--_link);
    }
    input:disabled {
      border-color: var(--_line);
    }
  }
  :disabled ~ * {
    cursor: default;
  }
  /* Once: what is inside a muted text would be muted twice, and too pale to read. */
  :disabled ~ [part='mark'],
  :disabled ~ * > [part='name'] {
    color: var(--_muted);
  }
  [part='mark'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: max(36px, 2.25em);
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_link);
  }
  .bare {
    display: contents;
  }
  label ::slotted(*) {
    max-inline-size: 50%;
    max-block-size: max(36px, 2.25em);
  }
  [part='texts'] {
    display: grid;
    flex: 1;
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [part='name'] {
    font-weight: var(--_strong);
  }
  [part='description'],
  [part='reason'] {
    color: var(--_muted);
    font-size: var(--_small);
  }
  [part='fields'] {
    padding: 8px var(--pay-padding-input, 12px) var(--_space);
  }
  [part='content'] ::slotted(*) {
    margin: 8px var(--pay-padding-input, 12px) var(--_space);
  }
`;

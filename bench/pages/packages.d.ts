/** The parts of the measured packages that the pages use. Their own types exist only after installation. */
declare module '@adyen/adyen-web' {
  interface Step {
    mount(place: Element): Step;
    unmount(): void;
  }
  interface Checkout {
    createFromAction(action: object): Step;
  }
  export const AdyenCheckout: ((options: object) => Promise<Checkout>) & { register(...components: unknown[]): void };
  export const BankTransfer: unknown;
  export const Boleto: unknown;
  export const Oxxo: unknown;
  export const Pix: unknown;
}
declare module 'jsbarcode' {
  function draw(into: SVGElement, text: string, options: object): void;
  export { draw as default };
}

declare module 'qrcode.react' {
  export function QRCodeSVG(props: object): import('react').JSX.Element;
}

declare module 'react' {
  export namespace JSX {
    type Element = object;
    type IntrinsicElements = Record<string, unknown>;
  }
  export type ReactNode = unknown;
  export function useLayoutEffect(effect: () => void, of: unknown[]): void;
  export function useRef<T>(initial: T | null): { current: T | null };
  export function useState<T>(initial: T): [T, (value: T) => void];
}

declare module 'react-dom/client' {
  export function createRoot(place: Element): { render(step: unknown): void; unmount(): void };
}

declare module 'react/jsx-runtime' {
  export type { JSX } from 'react';
}

declare module '*.css';

/** Mounts another step of the page. Returns a function that unmounts it. */
// eslint-disable-next-line no-var -- only `var` declares a property of globalThis
declare var mountStep: import('./mount.js').Mount;

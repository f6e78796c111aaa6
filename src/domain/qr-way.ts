/** The way of a QR code into the app that pays it. The instruction, the buttons and their order follow from it. */
export type QrWay =
  /** Another device scans the screen. */
  | 'scan'
  /** The text is copied, and pasted in the app. */
  | 'copy'
  /** A button saves the code as an image, which the app opens. */
  | 'save'
  /** No button can save it: the app opens a screenshot. */
  | 'screenshot';

export interface QrPlace {
  /** True on a phone, which cannot scan its own screen. */
  readonly phone: boolean;
  /** True if there is a text, and apps take it. */
  readonly pastes: boolean;
  /** True if a button can save the code. */
  readonly saves: boolean;
}

export function qrWay({ phone, pastes, saves }: QrPlace): QrWay {
  if (!phone) return 'scan';
  return pastes ? 'copy' : saves ? 'save' : 'screenshot';
}

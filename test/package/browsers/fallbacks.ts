/** Features that a supported browser lacks, and what it has instead. */

/** Every use is inside an `@supports` that asks for the feature, after a declaration that all browsers know. */
export const GUARDED = 'inside @supports';

/** The fallback of each feature, by its name in MDN's data. An entry that the files no longer need fails the test. */
export const FALLBACKS: Readonly<Record<string, string>> = {
  // Something else is used.
  'api.AbortSignal.timeout_static': 'a timer',
  'api.CSSStyleSheet.CSSStyleSheet': 'style elements',
  'api.CSSStyleSheet.replaceSync': 'style elements',
  'api.Document.adoptedStyleSheets': 'style elements',
  'api.ElementInternals.checkValidity': 'a polyfill',
  'api.ElementInternals.form': 'a polyfill',
  'api.ElementInternals.labels': 'a polyfill',
  'api.ElementInternals.setFormValue': 'a polyfill',
  'api.ElementInternals.setValidity': 'a polyfill',
  'api.ElementInternals.states': 'the attribute data-state',
  'api.ElementInternals.validationMessage': 'a polyfill',
  'api.ElementInternals.validity': 'a polyfill',
  'api.ElementInternals.willValidate': 'a polyfill',
  'css.at-rules.container': 'a barcode that is too wide scrolls',
  'css.properties.container-type': 'a barcode that is too wide scrolls',
  'css.properties.container-type.inline-size': 'a barcode that is too wide scrolls',
  'css.properties.hyphens': '-webkit-hyphens before it',
  'css.properties.overflow.clip': 'overflow: hidden before it',
  'css.properties.overflow-clip-margin': 'the ring of a cell is cut at its outer edge',
  'css.properties.text-wrap': 'the last line may be short',
  'css.properties.text-wrap.balance': 'the last line may be short',
  'css.properties.text-wrap.pretty': 'the last line may be short',
  'css.selectors.dir': 'values from left to right are aligned at the left',
  'css.selectors.state': 'the attribute data-state',
  'css.types.color.color-mix': 'inside @supports (color: light-dark())',
  'css.types.color.oklch': 'inside @supports, after the accent as it is',
  'css.types.color.light-dark': 'inside @supports; appearance.ts takes the light colour',
  'css.types.length.container_query_length_units': 'inside @supports (inline-size: 1cqi)',
  // Not there yet in the oldest browsers, and not needed.
  'api.PerformanceResourceTiming.responseStatus': 'the log has no HTTP status',
  'html.global_attributes.translate': 'the translator may change codes; copying does not use what is shown',
  'api.Window.print': 'Firefox on Android shares a page instead',
  'css.properties.user-select': 'the text of a button can be selected',
  'api.HTMLElement.focus.options_preventScroll_parameter': 'the page scrolls to a message that gets the focus',
  'api.HTMLCanvasElement.getContext.2d_context.options_willReadFrequently_parameter': 'a canvas is read more slowly',
  'api.InputEvent.isComposing': 'undefined in Safari, so its text is formatted while it is composed',
  'api.Navigator.canShare': 'no button to share without it',
  'api.Navigator.canShare.data_files_parameter': 'no button to share files without it',
  'api.Navigator.canShare.data_text_parameter': 'no button to share without it',
  'api.Navigator.share': 'no button to share without it',
  'api.Navigator.share.data_text_parameter': 'no button to share without it',
  'api.Navigator.wakeLock': 'the screen may turn dark',
  'api.TrustedTypePolicy.createHTML': 'called only where there are Trusted Types',
  'api.TrustedTypePolicyFactory.createPolicy': 'called only where there are Trusted Types',
  'api.WakeLock.request': 'the screen may turn dark',
  'api.WakeLockSentinel.release': 'the screen may turn dark',
  'css.at-rules.media.forced-colors': 'no such mode on Apple devices',
  'css.at-rules.page': 'the margins of the printer',
  'css.properties.align-content.start': 'lines of a wrapped row are spread',
  'css.properties.-webkit-text-security': 'no such property in Firefox, so no page has set it',
  'css.properties.text-align-last': 'no such property, so no page has set it',
  'css.properties.text-align-last.auto': 'no such property, so no page has set it',
  'css.properties.cursor.default': 'no cursor on phones',
  'css.properties.cursor.pointer': 'no cursor on phones',
  'css.properties.forced-color-adjust': 'Firefox keeps the colours of a picture; no such mode on Apple devices',
  'css.properties.forced-color-adjust.none': 'Firefox keeps the colours of a picture; no such mode on Apple devices',
  'css.selectors.selection': 'the colours of the system',
  'css.types.length.viewport_percentage_units_dynamic': '100vh before it',
  'html.global_attributes.autocapitalize': 'for keyboards of phones',
};

/** Members of our dependencies' own objects that happen to have the name of a browser's feature. */
export const OF_OTHERS: ReadonlySet<string> = new Set([
  // Lit's parts, its options of a listener, its contexts, and a script of its policy that it uses only where there is one.
  'api.CSSPseudoElement.element',
  'api.TrustedTypePolicyFactory.emptyScript',
  // Polynomials, priority queues and shortest paths of the encoder of QR codes.
  'api.CSSNumericValue.mul',
  'api.GPUDevice.queue',
  // The parts of a table of `qrcode`.
  'api.LayoutShiftAttribution.node',
  // The texts of a guide.
  'javascript.builtins.ArrayBuffer.transfer',
  'api.HTMLInputElement.capture',
  'api.CookieStoreManager.subscribe',
]);

/**
 * Removes the interfaces that Safari 15.4 lacks from a page, because no build of Safari 15.4 runs on Linux. The CSS that it
 * does not read is not covered: a page cannot remove a feature of CSS.
 */

/** Members that are removed, by the object that has them. */
const MISSING = {
  AbortSignal: ['any', 'timeout'],
  'CSSStyleSheet.prototype': ['replace', 'replaceSync'],
  'Document.prototype': ['adoptedStyleSheets'],
  'Element.prototype': ['checkVisibility'],
  'HTMLElement.prototype': ['attachInternals', 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  'InputEvent.prototype': ['isComposing'],
  'Navigator.prototype': ['wakeLock'],
  'ShadowRoot.prototype': ['adoptedStyleSheets'],
  window: ['CustomStateSet', 'ElementInternals', 'WakeLock', 'trustedTypes'],
};

/** Runs before all other scripts of a page. */
export const AS_IN_SAFARI_15 = `<script>
  ${Object.entries(MISSING)
    .flatMap(([owner, names]) => names.map((name) => `delete ${owner}.${name};`))
    .join('\n  ')}
  // In Safari 15.4 the constructor exists for the style sheets of a page, but scripts cannot call it.
  window.CSSStyleSheet = Object.assign(
    function () { throw new TypeError('Illegal constructor'); },
    { prototype: CSSStyleSheet.prototype },
  );
</script>`;

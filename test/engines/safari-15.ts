/** A page without what Safari 15.4 lacks: no build of it runs here. Its engine reads less CSS, too, which cannot be imitated. */

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
  // Only the browser itself makes style sheets.
  window.CSSStyleSheet = Object.assign(
    function () { throw new TypeError('Illegal constructor'); },
    { prototype: CSSStyleSheet.prototype },
  );
</script>`;

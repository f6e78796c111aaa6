/** Runs first in a page of a host, in any frame: uses the steps, and reports errors. */
export function drive(): void {
  const problems: string[] = [];
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  const find = (root: ParentNode, selector: string): HTMLElement | null => {
    for (const node of root.querySelectorAll<HTMLElement>('*')) {
      if (node.matches(selector)) return node;
      const inner = node.shadowRoot && find(node.shadowRoot, selector);
      if (inner) return inner;
    }
    return null;
  };
  const within = (tag: string, selector: string) => {
    const root = find(document, tag)?.shadowRoot;
    return root ? find(root, selector) : null;
  };
  let entered = false;
  const timer = setInterval(() => {
    const input = within('pay-otp-verify', 'input') as HTMLInputElement | null;
    if (!entered && input && within('pay-qr', '[part=code] svg')) {
      entered = true;
      input.value = '123456';
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    }
    if (!within('pay-otp-verify', '#status')?.textContent.includes('Account linked')) return;
    clearInterval(timer);
    // Waits for errors of scripts that end later than the steps.
    setTimeout(() => void fetch('/report', { method: 'POST', body: JSON.stringify(problems) }), 50);
  }, 20);
}

/** The first script of a page. */
export const DRIVE = `<script>(${drive.toString()})();</script>`;

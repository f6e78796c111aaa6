import { AppLauncher } from '@capacitor/app-launcher';
import { Browser } from '@capacitor/browser';
import { isSafeUrl, readIntentUrl, type UrlKind } from 'pay-elements/webview';

export interface LinkPolicy {
  readonly appSchemes?: readonly string[];
}

/**
 * Opens a bank's page in the browser of the system, outside of the app's own web view (RFC 8252), or an app.
 * @returns false if neither opened
 */
export async function openLink(url: string, kind: UrlKind, { appSchemes }: LinkPolicy): Promise<boolean> {
  // Other scripts in the page can dispatch events, too.
  if (!isSafeUrl(url, kind, appSchemes ? { appSchemes } : {})) return false;
  return kind === 'app' ? openApp(url) : openPage(url);
}

async function openPage(url: string): Promise<boolean> {
  try {
    await Browser.open({ url });
    return true;
  } catch {
    return false;
  }
}

/** An `intent:` link of Android has the page of a bank for consumers without its app. */
async function openApp(link: string): Promise<boolean> {
  const { target, fallback } = readIntentUrl(link) ?? { target: link, fallback: null };
  try {
    const { completed } = await AppLauncher.openUrl({ url: target });
    if (completed) return true;
  } catch {
    // Not installed: as if it had not opened.
  }
  return fallback !== null && openPage(fallback);
}

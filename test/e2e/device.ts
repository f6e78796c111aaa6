/** The device that the flows of a consumer are run on: `DEVICE=phone`, else a computer. */
import { devices, type BrowserContextOptions } from 'playwright-core';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

export const isPhone = process.env.DEVICE === 'phone';
export const device: BrowserContextOptions = isPhone ? phone : {};
/** For the titles of tests. */
export const deviceName = isPhone ? 'phone' : 'desktop';

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { temporaryFolder } from '../files.ts';

const EXECUTABLE = '/usr/bin/chromium';
export const hasChromium = existsSync(EXECUTABLE);
/** Why the tests of a page are skipped, for their name. */
export const SKIPPED = hasChromium ? '' : ` (skipped: no ${EXECUTABLE} on this machine)`;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What a page did beyond showing itself. */
export interface Doings {
  readonly dialogs: string[];
  readonly requests: string[];
  readonly complaints: string[];
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
}

/** Opens the page as a double click on its file does, and keeps a record of everything that it should not do. */
export async function open(
  browser: Browser,
  html: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; doings: Doings }> {
  const file = join(temporaryFolder(), 'report.html');
  writeFileSync(file, html);
  const page = await (await browser.newContext(options)).newPage();
  const doings: Doings = { dialogs: [], requests: [], complaints: [] };
  page.on('dialog', async (dialog) => {
    doings.dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const address = pathToFileURL(file).href;
  page.on('request', (request) => {
    if (request.url() !== address) doings.requests.push(request.url());
  });
  page.on('console', (message) => doings.complaints.push(message.text()));
  page.on('pageerror', ({ message }) => doings.complaints.push(message));
  await page.goto(address);
  return { page, doings };
}

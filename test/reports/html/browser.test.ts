import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { html } from '../../../reports/html/html.ts';
import { DEFAULTS, makeReport } from '../../../reports/report.ts';
import { HALF_MAP, HALF_WALK, mapRow, RIGHT_MAP, walkRow } from '../rows.ts';
import { hasChromium, launch, open, SKIPPED } from './chromium.ts';
import { hostileReport, PAYLOADS } from './hostile.ts';

const NOTHING = { dialogs: [], requests: [], complaints: [] };
const describeInChromium = hasChromium ? describe : describe.skip;

let browser: Browser;
beforeAll(async () => {
  if (hasChromium) browser = await launch();
});
afterAll(async () => {
  await browser?.close();
});

/** As text: these lines run in the browser, whose globals the types of this project do not know. */
const TRACES = `(() => {
  const elements = [...document.querySelectorAll('*')];
  const attributes = elements.flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({ name: name.toLowerCase(), value })),
  );
  const foreign = ['iframe', 'img', 'base', 'object', 'embed', 'link', 'animate'];
  return {
    ran: 'ran' in window,
    scripts: document.scripts.length,
    handlers: attributes.filter(({ name }) => name.startsWith('on')),
    links: attributes.filter(
      ({ name, value }) => ['href', 'src', 'srcdoc', 'action'].includes(name) && !value.startsWith('#'),
    ),
    foreign: elements.map(({ localName }) => localName).filter((name) => foreign.includes(name)),
  };
})()`;

interface Traces {
  readonly ran: boolean;
  readonly scripts: number;
  readonly handlers: readonly object[];
  readonly links: readonly object[];
  readonly foreign: readonly string[];
}

/** What has run, and what stands in the page that could. */
function traces(page: Page): Promise<Traces> {
  return page.evaluate(TRACES);
}

const CLEAN = { ran: false, scripts: 1, handlers: [], links: [], foreign: [] };

describeInChromium(`a page of hostile results in Chromium${SKIPPED}`, () => {
  let page: Page;
  let doings: Awaited<ReturnType<typeof open>>['doings'];
  beforeAll(async () => {
    ({ page, doings } = await open(browser, await html(hostileReport(), { items: 'all' })));
  });

  test('runs nothing, loads nothing and breaks no rule of its own', async () => {
    await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
    await page.locator('.who').first().hover();
    await page.locator('.answer pre').first().focus();
    await page.emulateMedia({ media: 'print' });
    expect(await traces(page)).toEqual(CLEAN);
    await page.emulateMedia({ media: 'screen' });
    expect(doings).toEqual(NOTHING);
  });

  test('shows every text as it was given: answers, models, reasons, and names in maps', async () => {
    const texts = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((found) => [...new Set(found.map(({ textContent }) => textContent))]);
    expect((await texts('.answer pre')).sort()).toEqual([...PAYLOADS].sort());
    expect(await texts('#filter-model option')).toEqual(expect.arrayContaining([...PAYLOADS]));
    expect(await texts('.reason')).toEqual(expect.arrayContaining(PAYLOADS.slice(0, 5)));
    expect(await texts('.notes li')).toEqual(expect.arrayContaining([...PAYLOADS]));
    const short = PAYLOADS.filter((text) => text.length <= 100);
    expect(await texts('.place.invented title')).toEqual(
      expect.arrayContaining(short.map((text) => `Moon ${text}`)),
    );
  });

  test('does not widen on a phone, however long its names are', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  test('would be caught if a text stood there unescaped', async () => {
    // Without the one that leads to another page.
    const naked = await open(browser, `<!doctype html><title>x</title>${PAYLOADS.slice(0, 4).join('')}`);
    expect(await traces(naked.page)).toMatchObject({
      ran: true,
      handlers: [{ name: 'onerror' }, { name: 'onload' }],
      links: [{ name: 'src' }],
      foreign: ['img'],
    });
    expect(naked.doings.requests).toHaveLength(1);
  });

  test('would be kept from running by its policy even then', async () => {
    const whole = await html(hostileReport(), { items: 0 });
    const broken = await open(
      browser,
      whole.replace('<main id="main">', `<main>${PAYLOADS.slice(0, 4).join('')}`),
    );
    expect((await traces(broken.page)).ran).toBe(false);
    expect(broken.doings.complaints.join()).toMatch(/Content Security Policy/);
  });
});

describeInChromium(`a page in Chromium${SKIPPED}`, () => {
  const rows = [
    mapRow(RIGHT_MAP, { model: 'one' }),
    mapRow(HALF_MAP, { model: 'two' }),
    walkRow(HALF_WALK, { model: 'one' }),
    mapRow('', { model: 'two', item: 'i2', game: 'g2', shots: '1-shot' }),
  ];
  const made = () =>
    html(makeReport({ sources: ['run.json'], notes: [], rows }, { ...DEFAULTS, resamples: 20 }));

  test('shows every column of four prompts, a comparison and the answers at once where there is room', async () => {
    const both = ['0-shot', '1-shot', '2-shot', '3-shot'].flatMap((shots) =>
      ['g1', 'g2'].flatMap((game) => [
        mapRow(RIGHT_MAP, { shots, game, item: game, model: 'openai:chat:gpt-4o-mini' }),
        mapRow(game === 'g1' ? HALF_MAP : RIGHT_MAP, {
          shots,
          game,
          item: game,
          model: 'anthropic:messages:claude',
        }),
      ]),
    );
    const report = makeReport(
      { sources: ['run.json'], notes: [], rows: both },
      { ...DEFAULTS, resamples: 20, compare: ['openai:chat:gpt-4o-mini', 'anthropic:messages:claude'] },
    );
    const { page } = await open(browser, await html(report), { viewport: { width: 1280, height: 800 } });
    for (const id of ['compare', 'table2', 'answers', 'error-kinds'])
      expect(
        await page
          .locator(`.scroll[aria-labelledby="t-${id}"]`)
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
  });

  test('filters answers by task, model, prompt and outcome', async () => {
    const { page, doings } = await open(browser, await made());
    const visible = async (filters: Record<string, string>) => {
      for (const name of ['task', 'model', 'shots', 'verdict'])
        await page.selectOption(
          `#filter-${name}`,
          filters[name] === undefined ? { index: 0 } : { label: filters[name] },
        );
      const answers = page.locator('.answer:not([hidden])');
      expect(await page.textContent('#count')).toBe(`${await answers.count()} of 4 answers`);
      return [await answers.count(), await page.locator('.text:not([hidden])').count()];
    };
    expect(await visible({})).toEqual([4, 2]);
    expect(await visible({ model: 'two' })).toEqual([2, 2]);
    expect(await visible({ task: 'task2a' })).toEqual([1, 1]);
    expect(await visible({ verdict: 'empty' })).toEqual([1, 1]);
    expect(await visible({ verdict: 'perfect', shots: '1-shot' })).toEqual([0, 0]);
    expect(doings).toEqual(NOTHING);
  });

  test('opens and closes what the filter leaves', async () => {
    const { page } = await open(browser, await made());
    await page.selectOption('#filter-model', { label: 'one' });
    await page.click('#open-all');
    expect(await page.locator('.answer[open]').count()).toBe(2);
    await page.click('#close-all');
    expect(await page.locator('.answer[open]').count()).toBe(0);
  });

  test('shows all answers, and no filter, without script', async () => {
    const { page } = await open(browser, await made(), { javaScriptEnabled: false });
    expect(await page.locator('.answer').count()).toBe(4);
    expect(await page.locator('#filter').isVisible()).toBe(false);
  });

  test.each([320, 390, 1280])(
    'at a width of %d does not scroll sideways, tables scroll in themselves',
    async (width) => {
      const { page } = await open(browser, await made(), { viewport: { width, height: 800 } });
      await page.click('#open-all');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect(await page.evaluate("getComputedStyle(document.querySelector('.scroll')).overflowX")).toBe(
        'auto',
      );
    },
  );

  test.each(['light', 'dark'] as const)('has text of enough contrast in %s', async (colorScheme) => {
    const { page } = await open(browser, await made(), { colorScheme });
    const colour = (name: string) =>
      page.evaluate<string>(
        `getComputedStyle(document.documentElement).getPropertyValue('--${name}').trim()`,
      );
    for (const ground of ['paper', 'card', 'tint'])
      for (const text of ['ink', 'muted', 'accent', 'wrong', 'renamed'])
        expect({
          ground,
          text,
          enough: contrast(await colour(ground), await colour(text)) >= 4.5,
        }).toEqual({ ground, text, enough: true });
  });
});

/** Contrast ratio of two colours, #rrggbb, as WCAG 2.2 defines it. */
function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import nunjucks from 'nunjucks';
import { packageRoot } from '../../datasets/packageRoot.ts';
import { headingLines } from '../formats/heading.ts';
import type { Report } from '../report.ts';
import { VERDICTS } from './answers/answerView.ts';
import { select } from './answers/selection.ts';
import { textView } from './answers/textView.ts';
import { drawPlayPlots } from './charts/playPlots.ts';
import { drawPlots } from './charts/plots.ts';
import { MapGallery } from './maps/gallery.ts';
import { MapLayouts } from './maps/layout.ts';
import { legend } from './maps/legend.ts';
import { tableView } from './tableView.ts';

export interface HtmlOptions {
  /** How many texts are shown with all their answers, the hardest first (see `select`). */
  readonly items?: number | 'all';
}

const folder = join(packageRoot, 'reports/html');
/** In this order: what comes later overrules. */
const STYLES = ['base', 'tables', 'answers', 'maps', 'media'];

/**
 * A report as one HTML page that needs nothing else: tables, plots and, text by text, the answers with their maps.
 * Whatever comes from results (names, answers, messages) is escaped by the templates or the plot library, and the page
 * allows no script but its own and no request at all (its content security policy names both by their hashes).
 */
export async function html(report: Report, { items }: HtmlOptions = {}): Promise<string> {
  const gallery = new MapGallery(await MapLayouts.load());
  const selection = select(report.rows, items);
  const texts = selection.texts.map((text) => textView(text, gallery));
  const answers = texts.flatMap(({ tasks }) => tasks.flatMap((task) => task.answers));
  const distinct = (values: readonly string[]) => [...new Set(values)];
  const style = STYLES.map((name) => read(`style/${name}.css`)).join('');
  const script = read('filter.js');
  return templates().render('page.njk', {
    style: safe(style),
    script: safe(script),
    styleHash: hash(style),
    scriptHash: hash(script),
    // A page is passed on: where files lie on one's machine is nobody's business.
    heading: headingLines({ ...report, sources: report.sources.map((source) => basename(source)) }),
    report,
    plots: await drawPlots(report),
    playPlots: await drawPlayPlots(report),
    subject: subject(report),
    tables: report.tables.map(tableView),
    selection,
    texts,
    golds: gallery.drawings,
    legend,
    filters: {
      tasks: distinct(texts.flatMap(({ tasks }) => tasks.map(({ task }) => task))),
      models: distinct(answers.map(({ model }) => model)),
      shots: distinct(answers.map(({ shots }) => shots)),
      verdicts: VERDICTS.filter((each) => answers.some(({ verdict }) => verdict === each)),
    },
  });
}

/** What the page is about, for its title. */
function subject({ versions, plays }: Report): string {
  const games = new Set(plays.map(({ game }) => game));
  return [...versions.datasets, ...versions.scorers, ...games].join(', ');
}

function templates(): nunjucks.Environment {
  const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(folder), {
    autoescape: true,
    trimBlocks: true,
    lstripBlocks: true,
  });
  environment.addFilter('grouped', (count: number) => count.toLocaleString('en'));
  return environment;
}

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** Our own style and script, which no escaping may touch. */
function safe(text: string): nunjucks.runtime.SafeString {
  return new nunjucks.runtime.SafeString(text);
}

/** As a content security policy names an inline script or style. */
function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

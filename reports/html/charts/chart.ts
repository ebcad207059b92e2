import { parse, View } from 'vega';
import { type Config, compile, type TopLevelSpec } from 'vega-lite';

/**
 * Colours are the page's own properties, so that one drawing serves light and dark: browsers read `var()` in SVG
 * attributes. Text has the page's font; how wide it is can only be guessed here.
 */
const CONFIG: Config = {
  background: 'transparent',
  font: 'system-ui, sans-serif',
  aria: false,
  padding: 4,
  view: { stroke: 'transparent' },
  axis: {
    labelColor: 'var(--muted)',
    titleColor: 'var(--muted)',
    titleFontWeight: 'normal',
    labelFontSize: 11,
    titleFontSize: 11,
    gridColor: 'var(--grid)',
    domainColor: 'var(--grid)',
    tickColor: 'var(--grid)',
  },
};

/** Of every plot, without its labels, in pixels: with them it fits a phone. */
export const PLOT_WIDTH = 290;

/** Draws a plot as SVG markup. All of its text is escaped by the library. */
export function drawChart(spec: TopLevelSpec): Promise<string> {
  const { spec: compiled } = compile(spec, { config: CONFIG });
  return new View(parse(compiled), { renderer: 'none' }).toSVG();
}

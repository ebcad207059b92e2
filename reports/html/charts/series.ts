/** How one model is drawn in plots of several. */
export interface Series {
  readonly name: string;
  /** A property of the page: distinct in hue and in lightness, also to the colour-blind. */
  readonly colour: string;
  /** SVG path data within −1 … 1: shapes tell models apart where colours do not. */
  readonly shape: string;
}

const COLOURS = 7;
const SHAPES: readonly string[] = [
  'M-0.9,0A0.9,0.9,0,1,0,0.9,0A0.9,0.9,0,1,0,-0.9,0Z',
  'M-0.8,-0.8H0.8V0.8H-0.8Z',
  'M0,-1L1,0.75H-1Z',
  'M0,-1.1L1.1,0L0,1.1L-1.1,0Z',
  'M0,1L1,-0.75H-1Z',
  'M-0.35,-1H0.35V-0.35H1V0.35H0.35V1H-0.35V0.35H-1V-0.35H-0.35Z',
];

/** Beyond this many, two models would be drawn alike (and no plot could be read). */
export const MAX_SERIES = COLOURS * SHAPES.length;

/** Seven colours and six shapes in turn, for the first `MAX_SERIES` models. */
export function seriesOf(models: readonly string[]): Series[] {
  return models.slice(0, MAX_SERIES).map((name, index) => ({
    name,
    colour: `var(--series-${index % COLOURS})`,
    shape: SHAPES[index % SHAPES.length] as string,
  }));
}

/** Channels that draw data whose field `series` counts the series: colour alone, for lines, or with shapes. */
export function seriesChannels(series: readonly Series[]) {
  const domain = series.map((_, index) => index);
  const channel = (range: string[]) => ({
    field: 'series',
    type: 'nominal' as const,
    legend: null,
    scale: { domain, range },
  });
  return {
    color: channel(series.map(({ colour }) => colour)),
    shape: channel(series.map(({ shape }) => shape)),
  };
}

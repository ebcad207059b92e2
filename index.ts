/** The package's entry: scorers as a library, and what promptfoo loads by `package:promptfoo-plugh:Name`. */
export { graph } from './assertions/graph.ts';
export { path } from './assertions/path.ts';
export { Empty } from './providers/empty.ts';
export { Endpoints } from './providers/endpoints.ts';
export { List } from './providers/list.ts';
export { Oracle } from './providers/oracle.ts';
export { RandomMiddle } from './providers/randomMiddle.ts';
export { Reader } from './providers/reader.ts';
export { Replay } from './providers/replay.ts';
export * from './scoring/index.ts';

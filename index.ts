/** The package's entry: scorers as a library, and what promptfoo loads by `package:promptfoo-plugh:Name`. */
export { graph } from './assertions/graph.ts';
export { path } from './assertions/path.ts';
export { progress } from './assertions/progress.ts';
export { Empty } from './providers/empty.ts';
export { Endpoints } from './providers/endpoints.ts';
export { List } from './providers/list.ts';
export { Oracle } from './providers/oracle.ts';
export { Player } from './providers/player.ts';
export { RandomMiddle } from './providers/randomMiddle.ts';
export { RandomPlayer } from './providers/randomPlayer.ts';
export { Reader } from './providers/reader.ts';
export { Replay } from './providers/replay.ts';
export { WaitPlayer } from './providers/waitPlayer.ts';
export { WalkthroughPlayer } from './providers/walkthroughPlayer.ts';
export * from './scoring/index.ts';

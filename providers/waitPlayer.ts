import { policyPlayer } from './playing/policy.ts';

/** The floor of playing: waits until the commands are used up, and must make no progress. */
export const WaitPlayer = policyPlayer('wait', () => () => 'wait');

export default WaitPlayer;

import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';

/** Runs in a worker, so typing and scrolling stay smooth. */
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
	void solveChallenge({ challenge, deriveKey }).then(postMessage);
});

/** How often a race is run: often enough for every commit, or as `RACE_ROUNDS` says before a release. */
export function raceRounds(everyCommit: number): number {
	return Number(process.env['RACE_ROUNDS'] ?? everyCommit);
}

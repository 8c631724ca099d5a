const SHOWN = 4;

/** `1010–1090, 1200`: codes that follow each other by one or by ten, as districts do. */
export function shortenCodes(codes: readonly string[]): string {
	const runs: [first: string, last: string, step: number][] = [];
	for (const code of codes.toSorted()) {
		const run = runs.at(-1);
		const step = run ? Number(code) - Number(run[1]) : Number.NaN;
		const isNext = (step === 1 || step === 10) && (run?.[2] === 0 || run?.[2] === step);
		if (run && isNext) [run[1], run[2]] = [code, step];
		else runs.push([code, code, 0]);
	}
	const texts = runs.map(([first, last]) => (first === last ? first : `${first}–${last}`));
	return texts.length > SHOWN ? `${texts.slice(0, SHOWN).join(', ')} …` : texts.join(', ');
}
